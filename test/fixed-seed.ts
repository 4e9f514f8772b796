import { configureGlobal } from "fast-check";

/**
 * For tests of properties: the same values are tried in every run; PROPERTY_SEED=7 tries others. A failure prints
 * the seed and the values.
 */
configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });

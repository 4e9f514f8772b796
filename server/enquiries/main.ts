import site from "!!../../functions/site/loader.cjs!../../content/site.yaml";
import { runProgram } from "./program";

/** `node enquiries.cjs`, beside the built server: `npm run enquiries` without the project. */
void runProgram(() => site);

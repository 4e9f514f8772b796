import { portFrom } from "../ports";
import { urlOf } from "../services";

const FIRST_PORT = portFrom(process.env, "JOURNEYS_PORT", 9100) + 2;

/** Where a site stands whose content was changed, and the same after the added service was taken away again. */
export const PLACES = {
  changed: { host: "localhost", port: FIRST_PORT, url: urlOf("localhost", FIRST_PORT) },
  restored: { host: "localhost", port: FIRST_PORT + 1, url: urlOf("localhost", FIRST_PORT + 1) },
};

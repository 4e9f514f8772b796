import { urlOf } from "../../../tools/run/services";
import { portFor } from "../../support/ports";

/** Where the site with changed content is served, and the same after the added service was removed. */
export const PLACES = { changed: place("CHANGED"), restored: place("RESTORED") };

function place(name: string) {
  const port = portFor(name);
  return { host: "localhost", port, url: urlOf("localhost", port) };
}

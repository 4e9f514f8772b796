import { urlOf } from "../../../tools/run/services";
import { portFor } from "../../support/ports";

/** Where a site stands whose content was changed, and the same after the added service was taken away again. */
export const PLACES = { changed: place("CHANGED"), restored: place("RESTORED") };

function place(name: string) {
  const port = portFor(name);
  return { host: "localhost", port, url: urlOf("localhost", port) };
}

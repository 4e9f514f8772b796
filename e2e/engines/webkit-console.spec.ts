import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { findBrowser } from "../../tools/run/find-browser";
import { freePort } from "../../tools/run/ports";
import { startProgram, stopAll } from "../../tools/run/processes";
import { SITE_URL } from "../support/journey-servers";

const SECONDS_TO_SPEAK = 4;

/**
 * What WebKit itself says, such as of a header that it does not understand, it prints only where it is not driven. So
 * the page is loaded in a window of its own, over a redirect that shows when the window asked for it.
 */
test("WebKit has nothing to complain of in headers and document", async () => {
  const port = await freePort();
  const redirect = createServer((_request, response) => {
    response.writeHead(302, { location: `${SITE_URL}/` }).end();
  }).listen(port, "localhost");
  const window = startProgram("WebKit", "xvfb-run", [
    "--auto-servernum",
    // Into a pipe, lines come in blocks otherwise.
    "stdbuf",
    "--output=L",
    findBrowser("webkit", process.env),
    "--enable-write-console-messages-to-stdout=true",
    `http://localhost:${port}`,
  ]);
  await once(redirect, "request");
  await setTimeout(SECONDS_TO_SPEAK * 1000);
  await stopAll();
  redirect.close();
  expect(window.output()).not.toContain("CONSOLE");
});

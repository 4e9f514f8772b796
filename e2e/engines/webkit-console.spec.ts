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
 * WebKit prints its own messages, such as about a header that it does not understand, only when no driver controls it.
 * So the page is loaded in a separate window, over a redirect that shows when the window asks for it.
 */
test("WebKit has nothing to complain of in headers and document", async () => {
  const port = await freePort();
  const redirect = createServer((_request, response) => {
    response.writeHead(302, { location: `${SITE_URL}/` }).end();
  }).listen(port, "localhost");
  const window = startProgram("WebKit", "xvfb-run", [
    "--auto-servernum",
    // Otherwise lines arrive in blocks, because the output is a pipe.
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

import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describeError, log } from "../../functions/log";
import type { Manifest } from "../manifest";
import { ConfigError, readConfig } from "./config";
import { loadFunctions } from "./functions";
import { prepareJournal } from "./journal-folder";
import { listen } from "./listen";
import { createHost } from "./server";
import { endOnSignal } from "./signals";

/** The folder of this very file, beside which stand routes.json, static/ and functions/. */
const ROOT = __dirname;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  prepareJournal(process.env);
  const manifest = JSON.parse(readFileSync(join(ROOT, "routes.json"), "utf8")) as Manifest;
  const functions = loadFunctions(ROOT, manifest.functions);
  const { server, stopper } = createHost({ root: ROOT, manifest, functions, config });
  await listen(server, config);
  const { port } = server.address() as AddressInfo;
  const startMs = Math.round(performance.now());
  log("listening", {
    url: `http://${config.host}:${port}`,
    files: Object.keys(manifest.files).length,
    startMs,
  });
  if (!process.env.RESEND_API_KEY?.trim()) {
    log(
      "missing-key",
      { message: "RESEND_API_KEY is not set: every enquiry will be answered with an error" },
      "warn",
    );
  }
  const background = functions.flatMap((loaded) => loaded.background?.() ?? []);
  endOnSignal(() => stopper.stop(Promise.all(background.map((work) => work.stop()))));
}

// What a function forgot to catch must not take every other visitor's request with it …
process.on("unhandledRejection", (error) =>
  log("unhandled-rejection", { error: describeError(error) }, "error"),
);

// … but after an exception that nobody expected, nothing can be relied on: whoever supervises us starts anew.
process.on("uncaughtException", (error) => {
  log("crash", { error: describeError(error) }, "error");
  process.exit(1);
});

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});

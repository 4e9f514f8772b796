import "./thread-pool";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describeError, log } from "../../../functions/log";
import type { Manifest } from "../manifest";
import { ConfigError, readConfig } from "./host-config";
import { loadFunctions } from "./load-functions";
import { prepareOutbox } from "./outbox-folder";
import { listen } from "./listen";
import { createHost } from "./create-host";
import { endOnSignal } from "./signals";
import { warnOfUnshared } from "./warn-of-unshared";
import { warnOfUnused } from "./warn-of-unused";

/** The folder of the bundle, which also holds routes.json, static/ and functions/. */
const ROOT = __dirname;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const folder = await prepareOutbox(process.env, ROOT);
  const manifest = JSON.parse(readFileSync(join(ROOT, "routes.json"), "utf8")) as Manifest;
  const functions = loadFunctions(ROOT, manifest.functions);
  const { server, shutdown } = createHost({ root: ROOT, manifest, functions, config });
  await listen(server, config);
  const { port } = server.address() as AddressInfo;
  const host = config.host.includes(":") ? `[${config.host}]` : config.host;
  const startMs = Math.round(performance.now());
  log("listening", {
    url: `http://${host}:${port}`,
    files: Object.keys(manifest.files).length,
    folder,
    startMs,
  });
  if (!process.env.RESEND_API_KEY?.trim()) {
    log("missing-key", { message: "RESEND_API_KEY is not set: every enquiry will get an error" }, "warn");
  }
  warnOfUnused(process.env);
  warnOfUnshared(process.env);
  const background = functions.flatMap((loaded) => loaded.background?.() ?? []);
  endOnSignal(() => shutdown.stop((answered) => Promise.all(background.map((work) => work.stop(answered)))));
}

// A log whose reader has gone, or whose disk is full, must not end the process: an error without a listener would.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

// A rejection that a function does not handle must not end the requests of others …
process.on("unhandledRejection", (error) =>
  log("unhandled-rejection", { error: describeError(error) }, "error"),
);

// … but after an uncaught exception the process is in an unknown state: the supervisor restarts it.
process.on("uncaughtException", (error) => {
  log("crash", { error: describeError(error) }, "error");
  process.exit(1);
});

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});

import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { readTrust } from "../../functions/http/sender";
import { emit } from "../../plugins/gatsby-adapter-standalone/emit/emit";
import type { HostConfig } from "../../plugins/gatsby-adapter-standalone/host/host-config";
import { loadFunctions } from "../../plugins/gatsby-adapter-standalone/host/load-functions";
import { listen } from "../../plugins/gatsby-adapter-standalone/host/listen";
import { createHost } from "../../plugins/gatsby-adapter-standalone/host/create-host";
import type { Manifest } from "../../plugins/gatsby-adapter-standalone/manifest";
import { newFolder } from "../folders";
import { ask } from "./ask";
import { functionsManifest, routesManifest, writeFixtureSite } from "./sample-build";

// Bundling the server takes half a second, and several on a busy machine.
jest.setTimeout(30_000);

/** The server's source, which `emit` bundles into a build. */
export const SERVER = { server: resolve("plugins/gatsby-adapter-standalone/host/server.ts") };

/** A new folder with the fixture site, which is removed after the last test of the file. */
export const makeFixtureSite = () => writeFixtureSite(newFolder("site"));

/** Emits the fixture site into `build/`. @param programs `SERVER`, for tests that start the build itself */
export async function makeFixtureBuild(programs: Record<string, string> = {}) {
  const root = makeFixtureSite();
  await emit(root, { routesManifest, functionsManifest }, programs);
  return { root, build: join(root, "build") };
}

/** Serves a build from this process, on a free port. */
export async function serveBuild(build: string, config: Partial<HostConfig> = {}) {
  const manifest = JSON.parse(readFileSync(join(build, "routes.json"), "utf8")) as Manifest;
  const functions = loadFunctions(build, manifest.functions);
  const full: HostConfig = { host: "127.0.0.1", port: 0, trust: readTrust(undefined), ...config };
  const { server, shutdown } = createHost({ root: build, manifest, functions, config: full });
  await listen(server, full);
  const close = () => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  };
  return { port: (server.address() as AddressInfo).port, manifest, server, shutdown, close };
}

/** Serves the fixture site while the tests of a file run. */
export function useHost(config: Partial<HostConfig> = {}) {
  let build: string;
  let host: Awaited<ReturnType<typeof serveBuild>>;
  beforeAll(async () => {
    ({ build } = await makeFixtureBuild());
    host = await serveBuild(build, config);
  });
  afterAll(() => host.close());
  return {
    /** The folder of the build. */
    folder: () => build,
    port: () => host.port,
    server: () => host.server,
    ask: (path: string, options?: Parameters<typeof ask>[2]) => ask(host.port, path, options),
    get: (path: string, headers: Record<string, string> = {}, method = "GET") =>
      ask(host.port, path, { headers, method }),
  };
}

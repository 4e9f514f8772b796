import { createServer } from "node:http";
import type { Server, ServerOptions } from "node:http";
import { createApp } from "./app";
import type { HostConfig } from "./config";
import { Files } from "./files";
import type { LoadedFunction } from "./functions";
import { refuseBrokenRequests } from "./broken";
import { Site } from "./site";
import { Stopper } from "./stopper";
import type { Manifest } from "../manifest";

/** How long a client may take, in milliseconds. */
const PATIENCE: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Longer than the minute for which load balancers keep an idle connection: the side that closes first must
  // not be the one that may still be sent a request.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
};

/** A connection on which nothing has moved for so long is dropped, also in the middle of an answer. */
const SILENCE_MS = 75_000;

type Parts = { root: string; manifest: Manifest; functions: readonly LoadedFunction[]; config: HostConfig };

/**
 * Makes the server; it does not listen yet.
 * @param root the folder that holds `static/`
 */
export function createHost({ root, manifest, functions, config }: Parts): {
  server: Server;
  stopper: Stopper;
} {
  const site = new Site(root, manifest);
  const files = new Files(site);
  const server = createServer(PATIENCE);
  const stopper = new Stopper(server);
  const app = createApp({
    site,
    files,
    functions,
    trustProxy: config.trustProxy,
    isReady: () => !stopper.stopping,
  });
  server.setTimeout(SILENCE_MS);
  server.on("request", (request, response) => {
    if (stopper.stopping) response.shouldKeepAlive = false;
    if (!files.answerFast(request, response)) app(request, response);
  });
  refuseBrokenRequests(server, manifest.headers);
  return { server, stopper };
}

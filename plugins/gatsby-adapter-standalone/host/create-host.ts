import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerOptions } from "node:http";
import { createApp } from "./app";
import type { HostConfig } from "./host-config";
import { Files, isRead } from "./serve-files";
import type { LoadedFunction } from "./load-functions";
import { dropBody } from "./drop-body";
import { refuse, refuseBrokenRequests } from "./broken-requests";
import { Exchanges } from "./exchanges";
import { limitConnections } from "./limit-connections";
import { Site } from "./built-site";
import { GracefulShutdown } from "./graceful-shutdown";
import { warnOfProxy } from "./warn-of-proxy";
import type { Manifest } from "../manifest";

/** How long a client may take, in milliseconds. */
const TIMEOUTS: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Longer than the minute for which load balancers keep an idle connection: they have to close it first, or they
  // may send a request on a connection that is being closed here.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
  // Node's own refusal lacks our headers, so `isHostMissing` does this check.
  requireHostHeader: false,
};

/** A connection without any traffic for this long is dropped, also in the middle of an answer. */
const INACTIVITY_MS = 75_000;

/**
 * How many headers a request may have. Of more, Node ignores the rest or refuses the request, depending on its version.
 * Each takes some hundred bytes of memory, even one of four bytes; browsers and proxies send some forty.
 */
export const MAX_HEADERS = 100;

type Parts = { root: string; manifest: Manifest; functions: readonly LoadedFunction[]; config: HostConfig };

/**
 * Makes the server; it does not listen yet.
 * @param root the folder that holds `static/`
 */
export function createHost({ root, manifest, functions, config }: Parts): {
  server: Server;
  shutdown: GracefulShutdown;
} {
  const site = new Site(root, manifest);
  const files = new Files(site);
  const server = createServer(TIMEOUTS);
  const shutdown = new GracefulShutdown(server);
  const app = createApp({
    site,
    files,
    functions,
    isReady: () => !shutdown.stopping,
  });
  server.setTimeout(INACTIVITY_MS);
  server.maxHeadersCount = MAX_HEADERS;
  const exchanges = new Exchanges();
  server.on("request", (request, response) => {
    if (!exchanges.begin(request, response)) return;
    if (shutdown.stopping) response.shouldKeepAlive = false;
    if (isHostMissing(request)) refuse(response, 400, manifest.headers);
    else if (!files.answerFromCache(request, response)) app(request, response);
    if (isRead(request) || response.writableEnded) dropBody(request);
  });
  warnOfProxy(server, config.trust);
  refuseBrokenRequests(server, exchanges, manifest.headers);
  limitConnections(server);
  return { server, shutdown };
}

/** RFC 9112, section 3.2: an HTTP/1.1 request has to have a Host header. */
function isHostMissing({ headers, httpVersion }: IncomingMessage): boolean {
  return headers.host === undefined && httpVersion === "1.1";
}

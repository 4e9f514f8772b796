import type { IncomingMessage, Server } from "node:http";
import type { Trust } from "../../../functions/http/sender";
import { log } from "../../../functions/log";

/** Headers that proxies add to a request. Visitors send none, unless they forge another address. */
const PROXY_HEADERS = ["x-forwarded-for", "forwarded", "x-real-ip"];

/**
 * Warns, once, of a proxy that is not trusted: all visitors then share its address and its limit. A visitor who
 * connects directly and forges a header looks like such a proxy.
 */
export function warnOfProxy(server: Server, trust: Trust): void {
  const look = ({ headers, socket: { remoteAddress } }: IncomingMessage) => {
    const header = PROXY_HEADERS.find((name) => headers[name] !== undefined);
    // A socket that has closed names no address.
    if (header === undefined || remoteAddress === undefined || trust(remoteAddress, 0)) return;
    server.off("request", look);
    const message =
      "A request says that it comes through a proxy, which TRUST_PROXY does not name: if there is one, all visitors share its limit";
    log("untrusted-proxy", { header, message }, "warn");
  };
  server.on("request", look);
}

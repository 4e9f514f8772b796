import type { IncomingMessage, Server } from "node:http";
import type { Trust } from "../../../functions/http/sender";
import { log } from "../../../functions/log";

/** What proxies add to a request. Visitors do not, unless they try to pass for somebody else. */
const PROXY_HEADERS = ["x-forwarded-for", "forwarded", "x-real-ip"];

/** Warns, once, of a proxy in front whose word does not count: all visitors then share its address and its limit. */
export function warnOfProxy(server: Server, trust: Trust): void {
  const look = ({ headers, socket: { remoteAddress } }: IncomingMessage) => {
    const header = PROXY_HEADERS.find((name) => headers[name] !== undefined);
    // A socket that has closed names no address.
    if (header === undefined || remoteAddress === undefined || trust(remoteAddress, 0)) return;
    server.off("request", look);
    const message =
      "A proxy seems to be in front, and all visitors share its limit: name it with TRUST_PROXY";
    log("untrusted-proxy", { header, message }, "warn");
  };
  server.on("request", look);
}

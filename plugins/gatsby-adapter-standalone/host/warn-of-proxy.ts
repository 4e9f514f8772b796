import type { IncomingMessage, Server } from "node:http";
import { log } from "../../../functions/log";

/** What proxies add to a request. Visitors do not, unless they try to pass for somebody else. */
const PROXY_HEADERS = ["x-forwarded-for", "forwarded", "x-real-ip"];

/** Warns, once, of a proxy in front whose word does not count: all visitors then share its address and its limit. */
export function warnOfProxy(server: Server): void {
  const look = ({ headers }: IncomingMessage) => {
    const header = PROXY_HEADERS.find((name) => headers[name] !== undefined);
    if (header === undefined) return;
    server.off("request", look);
    const message =
      "A proxy seems to be in front, and all visitors share its limit: name it with TRUST_PROXY";
    log("untrusted-proxy", { header, message }, "warn");
  };
  server.on("request", look);
}

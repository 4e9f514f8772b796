import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import proxyaddr from "proxy-addr";
import { readLimitEnv } from "../env";
import { log } from "../log";

/** Whether to believe an address that a proxy named; `hop` counts from 0, the peer itself. */
export type Trust = (address: string, hop: number) => boolean;

/**
 * Reads whom to trust, in the words of Express's "trust proxy": `true`, `false`, a number of proxies, or a list of
 * addresses, networks and the names `loopback`, `linklocal`, `uniquelocal`, separated by commas.
 * @throws TypeError if it is none of these
 */
export function readTrust(value: string | undefined): Trust {
  if (value === undefined || value === "false") return () => false;
  if (value === "true") return () => true;
  if (/^\d+$/.test(value)) return (_address, hop) => hop < Number(value);
  const parts = value.split(",").map((part) => part.trim());
  // The library takes a single number for an IPv4 address, which nobody means.
  if (parts.some((part) => /^\d+$/.test(part))) throw new TypeError(value);
  const isNamed = proxyaddr.compile(parts);
  return (address, hop) => isNamed(withoutPort(address), hop);
}

/**
 * The sender's address as far as it can be believed. Where functions run without a socket (Netlify), the platform names
 * it in a header of its own, which no visitor can set. "unknown" if there is none.
 */
export function senderAddress(request: IncomingMessage, trust: Trust): string {
  const { socket } = request as { socket?: IncomingMessage["socket"] };
  if (socket === undefined) return String(request.headers["x-nf-client-connection-ip"] ?? UNKNOWN);
  // A socket that has closed in the meantime names no address any more.
  return socket.remoteAddress === undefined ? UNKNOWN : proxyaddr(request, trust);
}

/** The network of a request's sender, believing the proxies that the operator names. */
export function senderOf(request: IncomingMessage): string {
  return senderNetwork(senderAddress(request, trustInEnv()));
}

/** A setting that cannot be read trusts nobody. Our own server refuses to start with one; elsewhere it is logged. */
function trustInEnv(): Trust {
  try {
    return readTrust(readLimitEnv().trustProxy);
  } catch {
    log("rate-limit", { error: "TRUST_PROXY cannot be read" }, "error");
    return readTrust(undefined);
  }
}

/** The largest IPv6 network that a provider gives one customer: the first 48 bits. Undefined for IPv4. */
export function widerNetwork(network: string): string | undefined {
  const [first48] = /^[\da-f]+:[\da-f]+:[\da-f]+(?=:[\da-f]+::\/64$)/.exec(network) ?? [];
  return first48 && `${first48}::/48`;
}

/** Senders without an address share this name, and their limit. */
const UNKNOWN = "unknown";

/** An address as some proxies write it, a visitor's or another proxy's: in quotation marks, with its port. */
const WITH_PORT = /^"?(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?"?$/;

function withoutPort(named: string): string {
  const [, inBrackets, beforePort] = WITH_PORT.exec(named) ?? [];
  return inBrackets ?? beforePort ?? named;
}

/**
 * The network that stands for one sender: the address, or for IPv6 the first 64 bits, since a single connection owns
 * all addresses that share them. "unknown" for anything else, or each made-up value would be counted apart.
 */
export function senderNetwork(named: string): string {
  const address = withoutPort(named);
  if (!ipaddr.isValid(address)) return UNKNOWN;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return `${(parsed as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":")}::/64`;
}

import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";

/**
 * Reads a port from the environment.
 * @throws when the variable holds anything but a port number
 */
export function portFrom(env: NodeJS.ProcessEnv, variable: string, fallback: number): number {
  const text = env[variable]?.trim();
  if (!text) return fallback;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65535) {
    throw new Error(`${variable}=${text} is not a port: give a number from 1 to 65535`);
  }
  return port;
}

/** A port of this machine that nothing listens on. Ask for several at once, so that they differ. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await once(server.close(), "close");
  return port;
}

/** Whether nothing listens on a port of this machine, over IPv4 or IPv6. */
export async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, "127.0.0.1")) && (await canListen(port, "::1"));
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // On a machine without IPv6 nothing can hold the port at an IPv6 address.
    server.once("error", ({ code }: NodeJS.ErrnoException) =>
      resolve(code === "EADDRNOTAVAIL" || code === "EAFNOSUPPORT"),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

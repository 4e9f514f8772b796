import { once } from "node:events";
import type { Server } from "node:http";
import { ConfigError } from "./host-config";
import type { HostConfig } from "./host-config";

/**
 * Resolves once the server listens.
 * @throws ConfigError when the address cannot be used
 */
export async function listen(server: Server, { host, port }: HostConfig): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    throw new ConfigError(explain((error as NodeJS.ErrnoException).code ?? "", host, port));
  }
}

function explain(code: string, host: string, port: number): string {
  if (code === "EADDRINUSE") return `PORT=${port} on ${host} is in use: choose another`;
  if (code === "EACCES") return `PORT=${port} needs more rights than this process has: choose one above 1023`;
  return `HOST=${host} is not an address of this machine (${code})`;
}

import { createServer } from "node:net";

/** A port that a command is about to listen on, and the variable that chooses another. */
export type WantedPort = { use: string; variable: string; port: number };

/**
 * Reads a port from the environment.
 * @throws when the variable holds anything but a port number
 */
export function portFrom(env: NodeJS.ProcessEnv, variable: string, fallback: number): number {
  const text = env[variable]?.trim();
  if (!text) return fallback;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65535) {
    throw new Error(`${variable}=${text} is no port: give a number from 1 to 65535`);
  }
  return port;
}

/**
 * @throws an Error that names each busy port, what wanted it and how to choose another; also when two of the
 * wanted ports are the same
 */
export async function requireFreePorts(wanted: WantedPort[], command: string): Promise<void> {
  const problems: string[] = [];
  for (const [index, { use, variable, port }] of wanted.entries()) {
    const twin = wanted.slice(0, index).find((other) => other.port === port);
    const change = `choose another with ${variable}=${port + 10} ${command}`;
    if (twin) problems.push(`Port ${port} is wanted for both ${twin.use} and ${use}: ${change}`);
    else if (!(await isFree(port))) problems.push(`Port ${port} (${use}) is in use: ${change}`);
  }
  if (problems.length > 0) throw new Error(problems.join("\n"));
}

/** Whether nothing listens on a port of this machine, over IPv4 or IPv6. */
export async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, "127.0.0.1")) && (await canListen(port, "::1"));
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // A machine without IPv6 has no such address: then nothing can hold the port there either.
    server.once("error", ({ code }: NodeJS.ErrnoException) =>
      resolve(code === "EADDRNOTAVAIL" || code === "EAFNOSUPPORT"),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

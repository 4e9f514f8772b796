import { createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";

/**
 * As much of Redis as counting needs: it answers the script that the limiter sends, and OK to anything else that a
 * client sends when it connects. `away` makes it close and refuse connections until `back`.
 */
export async function redisForTests() {
  const counts = new Map<string, number>();
  const sockets = new Set<Socket>();
  let silent = false;
  let writable = true;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => sockets.delete(socket));
    socket.on("data", (chunk) => {
      for (const command of readCommands(chunk.toString())) {
        if (!silent) socket.write(answer(command, counts, writable));
      }
    });
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, "127.0.0.1", () => resolve()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const away = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return {
    url: `redis://127.0.0.1:${port}`,
    counts,
    away,
    back: () => listen(port),
    /** Makes it take commands without answering any. */
    hang: () => (silent = true),
    /** Whether it counts, or refuses to since it is full. */
    setWritable: (may: boolean) => (writable = may),
  };
}

/** As Redis 6 says it; Redis 7 leaves out what is before the word. */
const FULL =
  "-ERR Error running script (call to f_1): @user_script:1: @user_script: 1: -OOM command not allowed when used memory > 'maxmemory'.\r\n";

/** RESP: `*2\r\n$4\r\nINCR\r\n$1\r\na\r\n` is the command INCR a. Tests send no command in pieces. */
function readCommands(text: string): string[][] {
  return text
    .split(/^\*\d+\r\n/m)
    .filter((command) => command !== "")
    .map((command) => [...command.matchAll(/\$\d+\r\n([\s\S]*?)\r\n(?=\$|$)/g)].map((part) => part[1]!));
}

function answer(command: string[], counts: Map<string, number>, writable: boolean): string {
  const name = command[0]!.toLowerCase();
  if (name === "evalsha") return "-NOSCRIPT No matching script.\r\n";
  if (name === "eval" && !writable) return FULL;
  if (name === "eval") {
    const key = command[3]!;
    const count = (counts.get(key) ?? 0) + Number(command[4]);
    counts.set(key, count);
    return `*2\r\n:${count}\r\n:${Number(command[5]) * 1000}\r\n`;
  }
  return name === "info" ? "$14\r\nredis_version:\r\n" : "+OK\r\n";
}

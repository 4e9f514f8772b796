import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

type Entry = { event: string; url?: string; [field: string]: unknown };

/** A server in a process of its own, as an operator starts it. */
export type Running = {
  child: ChildProcess;
  port: number;
  /** The lines of its log so far; whatever is no JSON is left out. */
  log: () => Entry[];
  output: () => string;
  /** Resolves to the exit code. */
  ended: Promise<number | null>;
};

const ENVIRONMENT = { PATH: process.env.PATH, PORT: "0", HOST: "127.0.0.1", ENQUIRY_OUTBOX: "" };

/**
 * Starts `server.cjs` of a build with only `env` in its environment.
 * @param user the user to run it as; only root can name another one
 * @param log where its standard output goes: the descriptor of an open file, instead of `output`
 */
export function startProcess(
  build: string,
  env: NodeJS.ProcessEnv = {},
  cwd = "/",
  user?: number,
  log?: number,
) {
  const child = spawn(process.execPath, [`${build}/server.cjs`], {
    cwd,
    env: { ...ENVIRONMENT, ...env },
    uid: user,
    gid: user,
    stdio: ["ignore", log ?? "pipe", "pipe"],
  });
  let output = "";
  child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, "close").then(([code]) => code as number | null);
  return { child, output: () => output, ended };
}

/**
 * Starts a build and waits until it listens.
 * @throws with what it printed if it ends instead
 */
export async function runProcess(...start: Parameters<typeof startProcess>): Promise<Running> {
  const { child, output, ended } = startProcess(...start);
  let over = false;
  void ended.then(() => (over = true));
  const log = () =>
    output()
      .split("\n")
      .flatMap((line) => (line.startsWith("{") ? [JSON.parse(line) as Entry] : []));
  for (;;) {
    const listening = output().endsWith("\n") && log().find(({ event }) => event === "listening");
    if (listening) return { child, log, output, ended, port: Number(new URL(listening.url ?? "").port) };
    if (over) throw new Error(output());
    await new Promise((resume) => setTimeout(resume, 10));
  }
}

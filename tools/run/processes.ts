import { spawn, type ChildProcess } from "node:child_process";
import { constants } from "node:os";

/** How a program ended: its exit code, or 128 + the signal's number as in a shell, and the end of its output. */
export type Ended = { code: number; output: string };
type Options = { env?: NodeJS.ProcessEnv; show?: boolean; cwd?: string; endsOn?: NodeJS.Signals };

/** The site's server takes up to ten seconds to finish requests in flight, and Playwright grants what it started fifteen. */
const SECONDS_TO_END = 20;
const KEPT_CHARACTERS = 100_000;
/** What was started, and the signal on which it ends in order. */
const running = new Map<ChildProcess, NodeJS.Signals>();

/** A program started by a tool. `output` is the end of what it printed unless shown; `follow` shows it from now on. */
export type Started = {
  name: string;
  pid?: number;
  ended: Promise<Ended>;
  output: () => string;
  follow: () => void;
};

/** Starts Node on a script, as `startProgram` does. */
export function startNode(name: string, args: string[], options?: Options): Started {
  return startProgram(name, process.execPath, args, options);
}

/**
 * Starts a program in a process group of its own, so that a signal reaches whatever it starts in turn.
 *
 * @param options.cwd the folder to run in, if not this one
 * @param options.endsOn the signal on which it ends in order, if not SIGTERM
 * @param options.show print its output; otherwise it is kept for `output`
 */
export function startProgram(
  name: string,
  command: string,
  args: string[],
  { env = process.env, show = false, cwd, endsOn = "SIGTERM" }: Options = {},
): Started {
  const child = spawn(command, args, {
    env,
    cwd,
    detached: process.platform !== "win32",
    stdio: ["ignore", show ? "inherit" : "pipe", show ? "inherit" : "pipe"],
  });
  running.set(child, endsOn);
  let output = "";
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-KEPT_CHARACTERS));
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  const ended = new Promise<Ended>((resolve) => {
    child.once("error", (error) => resolve({ code: 1, output: `${output}${error.message}` }));
    child.once("close", (code, signal) => {
      running.delete(child);
      resolve({ code: code ?? 128 + (signal ? constants.signals[signal] : 0), output });
    });
  });
  const follow = () => {
    child.stdout?.pipe(process.stdout);
    child.stderr?.pipe(process.stderr);
  };
  return { name, pid: child.pid, ended, output: () => output, follow };
}

/** Ends everything that was started: in order, then with SIGKILL after twenty seconds. */
export async function stopAll(): Promise<void> {
  const children = [...running];
  const gone = Promise.all(children.map(([child]) => new Promise((done) => child.once("close", done))));
  children.forEach(([child, endsOn]) => signal(child, endsOn));
  const forceKill = setTimeout(
    () => children.forEach(([child]) => signal(child, "SIGKILL")),
    SECONDS_TO_END * 1000,
  );
  await gone;
  clearTimeout(forceKill);
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (process.platform === "win32") child.kill(name);
    else if (child.pid) process.kill(-child.pid, name);
  } catch {
    // It has ended already.
  }
}

/**
 * Runs a tool's main function. An error becomes one message and exit code 1. Ctrl-C or SIGTERM ends what was
 * started, with code 0 once the tool only serves, and 128 + the signal's number before.
 *
 * @param main gets a function to call when only serving is left to do
 */
export function runTool(main: (serving: () => void) => Promise<number>): void {
  let serving = false;
  let stopping = false;
  const finish = async (code: number) => {
    if (stopping) return;
    stopping = true;
    await stopAll();
    process.exit(code);
  };
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(name, () => void finish(serving ? 0 : 128 + constants.signals[name]));
  }
  endWithNpm(() => void finish(128 + constants.signals.SIGTERM));
  process.on("exit", () => running.forEach((_, child) => signal(child, "SIGKILL")));
  const start = async () => main(() => (serving = true));
  start().then(finish, (error: unknown) => {
    if (!stopping) console.error(error instanceof Error ? error.message : error);
    return finish(1);
  });
}

/** npm passes signals only to the shell between it and the tool: the tool notices that its parent is gone. */
function endWithNpm(finish: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && finish(), 500).unref();
}

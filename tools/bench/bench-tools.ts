import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

/** Programs that only benchmarks need, with their scripts. A newcomer's install is a tenth smaller without them. */
const TOOLS = {
  autocannon: { version: "9.0.0", script: "autocannon.js" },
  lighthouse: { version: "12.2.3", script: "cli/index.js" },
};

/** `npm ci` empties it together with the other packages. */
const FOLDER = resolve("node_modules/.cache/bench-tools");

const MOST_OUTPUT_BYTES = 100_000_000;

const run = promisify(execFile);

/**
 * Runs a benchmark's program, which is installed first if it is not there yet.
 * @returns what it printed on standard output, parsed as JSON
 * @throws when it cannot be installed or fails
 */
export async function runBenchTool<Result>(name: keyof typeof TOOLS, args: string[]): Promise<Result> {
  const { version, script } = TOOLS[name];
  const prefix = join(FOLDER, `${name}-${version}`);
  const path = join(prefix, "node_modules", name, script);
  if (!existsSync(path)) {
    console.log(`Installing ${name} ${version}, which only benchmarks need …`);
    const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    await run("npm", ["install", "--prefix", prefix, ...options, `${name}@${version}`]);
  }
  const { stdout } = await run(process.execPath, [path, ...args], { maxBuffer: MOST_OUTPUT_BYTES });
  return JSON.parse(stdout) as Result;
}

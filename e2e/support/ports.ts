import { execFileSync } from "node:child_process";

/** Playwright reads its configuration at once, so the port is asked for in a process of its own. */
const PRINT_FREE_PORT =
  'const s = require("net").createServer().listen(0, "localhost", () => { console.log(s.address().port); s.close(); })';

/**
 * A free port for one of the servers of a run. The first process that asks chooses it; the others, which Playwright
 * starts as workers, find it in their environment.
 */
export function portFor(server: string): number {
  const variable = `JOURNEYS_PORT_${server}`;
  process.env[variable] ??= execFileSync(process.execPath, ["-e", PRINT_FREE_PORT], {
    encoding: "utf8",
  }).trim();
  return Number(process.env[variable]);
}

import { spawnSync } from "node:child_process";
import { median } from "./median";
import { addServices } from "./sample-edits";
import { CONTENT_CHECK } from "../run/gatsby-commands";
import { copyProject } from "../run/project-copy";

const RUNS = 5;
const MANY = 1000;

/**
 * `npm run bench -- content`: how long the content check takes for the person who runs it. It works on a copy of
 * the project.
 * @returns 1 when a limit is exceeded
 */
export function benchContent(): Promise<number> {
  const { folder, remove } = copyProject();
  try {
    const rows: [name: string, time: number, limit: number][] = [
      ["content as shipped", secondsOf(folder), 2],
    ];
    addServices(folder, MANY);
    rows.push([`${MANY} more services`, secondsOf(folder), 10]);
    for (const [name, time, limit] of rows)
      console.log(`${name.padEnd(20)} ${time.toFixed(2)} s   (at most ${limit} s, median of ${RUNS} runs)`);
    return Promise.resolve(rows.some(([, time, limit]) => time > limit) ? 1 : 0);
  } finally {
    remove();
  }
}

const secondsOf = (folder: string) => median(Array.from({ length: RUNS }, () => seconds(folder)));

function seconds(folder: string): number {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, CONTENT_CHECK, {
    cwd: folder,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The check failed:\n${stderr || stdout}`);
  return (performance.now() - started) / 1000;
}

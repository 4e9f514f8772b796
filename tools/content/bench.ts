import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectCopy } from "./project-copy";

/** `npm run bench:content`: how long the check takes, as a person waits for it; ends with 1 above a limit. */

const RUNS = 5;
const MANY = 1000;
const CHECK = ["--import", "tsx", "tools/content/main.ts"];

function seconds(root: string): number {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, CHECK, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`The check failed:\n${stderr || stdout}`);
  return (performance.now() - started) / 1000;
}

function median(root: string): number {
  const times = Array.from({ length: RUNS }, () => seconds(root)).sort((a, b) => a - b);
  return times[Math.floor(RUNS / 2)] ?? 0;
}

/** Adds services that differ from the shipped one in what has to differ. */
function addServices(root: string): void {
  const folder = join(root, "content/services");
  const ai = readFileSync(join(folder, "ai.yaml"), "utf8");
  for (let number = 0; number < MANY; number++) {
    const text = ai
      .replace("slug: ai", `slug: sample-${number}`)
      .replace("order: 1", `order: ${number + 10}`);
    writeFileSync(join(folder, `sample-${number}.yaml`), text);
  }
}

const copy = projectCopy();
try {
  const rows: [name: string, time: number, limit: number][] = [["content as shipped", median(copy.root), 2]];
  addServices(copy.root);
  rows.push([`${MANY} more services`, median(copy.root), 10]);
  for (const [name, time, limit] of rows)
    console.log(`${name.padEnd(20)} ${time.toFixed(2)} s   (at most ${limit} s, median of ${RUNS} runs)`);
  process.exitCode = rows.some(([, time, limit]) => time > limit) ? 1 : 0;
} finally {
  copy.remove();
}

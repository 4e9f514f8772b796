import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { addServices, editOneSentence } from "./sample-edits";
import { copyProject } from "../run/project-copy";
import { memoryOfGroup } from "./process-stats";
import { table } from "../run/table";
import { buildSite } from "../run/gatsby-commands";

const POLL_MS = 200;

type Stats = { namedChunkGroups: Record<string, { assets: { name: string }[] }> };

/**
 * `npm run bench -- build`: how long a cold build takes, the next one, and the one after an editor has changed a sentence,
 * with the shipped content and with 100 and 1,000 more services; how much memory it needs, and how much script Home
 * loads. `--services 0,100` sets other numbers of services. It works on a copy of the project.
 */
export async function benchBuild(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { services: { type: "string", default: "0,100,1000" } } });
  const rows: string[][] = [];
  for (const count of values.services.split(",").map(Number)) {
    const { folder, remove } = copyProject();
    try {
      addServices(folder, count);
      giveHistory(folder);
      rows.push([`cold, ${count} more services`, ...(await measureBuild(folder))]);
      rows.push([`without an edit, ${count} more`, ...(await measureBuild(folder))]);
      editOneSentence(folder);
      rows.push([`after one edit, ${count} more`, ...(await measureBuild(folder))]);
    } finally {
      remove();
    }
  }
  console.log(table(["build", "seconds", "peak MB", "script of Home, bytes"], rows));
  return 0;
}

/** Builds as `npm run build` does. @returns seconds, megabytes at the peak, and bytes of Home's script with brotli */
async function measureBuild(folder: string): Promise<string[]> {
  const started = performance.now();
  const build = buildSite(false, {}, folder);
  let peak = 0;
  const poll = setInterval(() => (peak = Math.max(peak, memoryOfGroup(build.pid))), POLL_MS);
  const { code, output } = await build.ended;
  clearInterval(poll);
  if (code !== 0) throw new Error(output);
  const seconds = (performance.now() - started) / 1000;
  return [seconds.toFixed(1), (peak / 1e6).toFixed(0), String(scriptBytes(folder))];
}

/** The dates in the sitemap are those of commits. */
function giveHistory(cwd: string): void {
  const author = ["-c", "user.name=Bench", "-c", "user.email=bench@falaj.example"];
  for (const args of [
    ["init", "-q"],
    ["add", "-A"],
    [...author, "commit", "-qm", "Content"],
  ])
    execFileSync("git", args, { cwd });
}

/** What Home loads before anything is done there: the frame of all pages, and the page's own part. */
function scriptBytes(folder: string): number {
  const read = (file: string) => readFileSync(join(folder, "public", file));
  const { namedChunkGroups } = JSON.parse(read("webpack.stats.json").toString()) as Stats;
  const names = ["app", "component---src-pages-index-tsx"].flatMap(
    (group) => namedChunkGroups[group]?.assets.map(({ name }) => name) ?? [],
  );
  const scripts = [...new Set(names)].filter((name) => name.endsWith(".js"));
  return scripts.reduce((total, name) => total + brotliCompressSync(read(name)).length, 0);
}

import { readdirSync, readFileSync } from "node:fs";

/** Linux counts in hundredths of a second, whatever the processor. */
const TICKS_A_SECOND = 100;

/** Processor time that a program and its children have used so far; NaN where there is no /proc to tell. */
export function cpuSeconds(pid: number | undefined): number {
  try {
    const all = readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? (statOf(name) ?? []) : []));
    const own = all.filter((entry) => entry.pid === pid || entry.parent === pid);
    return own.reduce((total, { ticks }) => total + ticks, 0) / TICKS_A_SECOND;
  } catch {
    return NaN;
  }
}

function statOf(pid: string): { pid: number; parent: number; ticks: number } | undefined {
  try {
    // The second field, the program's name in brackets, may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return { pid: Number(pid), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return undefined; // it has ended meanwhile
  }
}

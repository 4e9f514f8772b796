import { readdirSync, readFileSync } from "node:fs";

/** Linux counts processor time in hundredths of a second, and memory in pages, on every machine. */
const TICKS_A_SECOND = 100;
const PAGE_BYTES = 4096;

type Entry = { pid: number; parent: number; group: number; ticks: number; bytes: number };

/** Processor seconds that a program and its children have used so far. NaN on systems without /proc. */
export function cpuSeconds(pid: number | undefined): number {
  const own = entries()?.filter((entry) => entry.pid === pid || entry.parent === pid);
  return own ? own.reduce((total, { ticks }) => total + ticks, 0) / TICKS_A_SECOND : NaN;
}

/**
 * Memory of a process group at this moment, in bytes. Shared memory counts once for each process.
 * NaN on systems without /proc.
 */
export function memoryOfGroup(group: number | undefined): number {
  const own = entries()?.filter((entry) => entry.group === group);
  return own ? own.reduce((total, { bytes }) => total + bytes, 0) : NaN;
}

function entries(): Entry[] | undefined {
  try {
    return readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? (read(name) ?? []) : []));
  } catch {
    return undefined;
  }
}

/** See proc(5). The second field is the program's name in brackets, which may contain spaces and brackets. */
function read(pid: string): Entry | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ")
      .map(Number);
    const [, parent = 0, group = 0] = fields;
    return {
      pid: Number(pid),
      parent,
      group,
      ticks: (fields[11] ?? 0) + (fields[12] ?? 0),
      bytes: (fields[21] ?? 0) * PAGE_BYTES,
    };
  } catch {
    return undefined; // it has ended meanwhile
  }
}

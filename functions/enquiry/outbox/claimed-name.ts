import { randomBytes } from "node:crypto";

/** A name in `sending`: when it was claimed, and what no other process calls it. */
export function claimedName(name: string): string {
  return name.replace(/json$/, `${Date.now().toString(36)}-${randomBytes(4).toString("hex")}.json`);
}

/** The name that an entry is known by, from that of its file, and since when it is claimed if that says so. */
export function readClaimedName(file: string): { name: string; claimedAt?: Date } {
  const [, base, time] = /^(.*)\.([0-9a-z]+)-[0-9a-f]{8}\.json$/.exec(file) ?? [];
  if (time === undefined) return { name: file };
  return { name: `${base}.json`, claimedAt: new Date(Number.parseInt(time, 36)) };
}

import { randomBytes } from "node:crypto";

/** A name in `sending`: with the time of the claim, and random, so that no other process knows it. */
export function claimedName(name: string): string {
  return name.replace(/json$/, `${Date.now().toString(36)}-${randomBytes(4).toString("hex")}.json`);
}

/** An entry's own name, from that of its file, and when it was claimed if the file's name says so. */
export function readClaimedName(file: string): { name: string; claimedAt?: Date } {
  const [, base, time] = /^(.*)\.([0-9a-z]+)-[0-9a-f]{8}\.json$/.exec(file) ?? [];
  if (time === undefined) return { name: file };
  return { name: `${base}.json`, claimedAt: new Date(Number.parseInt(time, 36)) };
}

/**
 * A way in which the inbox fails. Without `nth` and `count` it affects every call. `nth` affects the nth call from
 * now, 1 being the next, and with `count` that many calls from there on.
 */
export type Fault = {
  /** Answers with this status. From 400 up the mail is not accepted, below it is. */
  status?: number;
  /** Body of the answer: the provider's JSON, a page of HTML, or bytes that are not JSON. */
  body?: "json" | "html" | "garbage";
  /** Sent as the `retry-after` header: seconds, or an HTTP date. */
  retryAfter?: number | string;
  /** Waits before anything else, in milliseconds. If the client disconnects meanwhile, no mail is accepted. */
  delayMs?: number;
  /** Closes the connection, before the mail is accepted or after it. */
  drop?: "before" | "after";
  nth?: number;
  count?: number;
};

const BODIES: unknown[] = ["json", "html", "garbage"];
const DROPS: unknown[] = ["before", "after"];

/** The faults in effect, in the order they were set. Each counts only the calls that no earlier fault affected. */
export class FaultPlan {
  #faults: { fault: Fault; calls: number }[] = [];

  add(fault: Fault): void {
    this.#faults.push({ fault, calls: 0 });
  }

  clear(): void {
    this.#faults = [];
  }

  /** The fault for this call, if any. Call it once for each call of the API. */
  next(): Fault | undefined {
    return this.#faults.find((entry) => {
      entry.calls += 1;
      const { nth, count = nth === undefined ? Infinity : 1 } = entry.fault;
      const first = nth ?? 1;
      return entry.calls >= first && entry.calls < first + count;
    })?.fault;
  }
}

/** Reads a fault, or a list of them, from JSON. @returns an explanation if it is not one */
export function readFaults(input: unknown): Fault[] | string {
  const faults: unknown[] = Array.isArray(input) ? input : [input];
  for (const fault of faults) {
    const reason = whyNoFault(fault);
    if (reason !== undefined) return reason;
  }
  return faults as Fault[];
}

const RULES: Record<keyof Fault, [rule: (value: unknown) => boolean, words: string]> = {
  status: [(value) => isWhole(value, 200) && value <= 599, "a number from 200 to 599"],
  body: [(value) => BODIES.includes(value), '"json", "html" or "garbage"'],
  retryAfter: [(value) => isHeader(value) || isWhole(value, 0), "seconds or an HTTP date"],
  delayMs: [(value) => isWhole(value, 0), "a number of milliseconds"],
  drop: [(value) => DROPS.includes(value), '"before" or "after"'],
  nth: [(value) => isWhole(value, 1), "a number from 1"],
  count: [(value) => isWhole(value, 1), "a number from 1"],
};

function whyNoFault(fault: unknown): string | undefined {
  if (typeof fault !== "object" || fault === null) return "A fault is a JSON object.";
  for (const [key, value] of Object.entries(fault)) {
    if (!Object.hasOwn(RULES, key)) return `\`${key}\` is unknown: use ${Object.keys(RULES).join(", ")}.`;
    const [rule, words] = RULES[key as keyof Fault];
    if (!rule(value)) return `\`${key}\` must be ${words}.`;
  }
  return undefined;
}

function isWhole(value: unknown, least: number): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= least;
}

/** Whether it is printable ASCII: with some other characters, answering throws. */
function isHeader(value: unknown): boolean {
  return typeof value === "string" && /^[ -~]+$/.test(value);
}

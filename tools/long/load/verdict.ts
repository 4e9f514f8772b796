/** The result of one request of the load: its answer, undefined if it had none, and after how many milliseconds. */
export type Sent = { name: string; answer: number | string | undefined; ms: number };

/** Home is answered within this time, ninety-nine of a hundred times. */
const HOME_MS = 50;

/** If the load itself runs later than this, the server waits for the processor as well. It is measured every 10 ms. */
const LATE_MS = 25;

/**
 * Compares the load with what is promised.
 * @param lateMs how late the load itself ran (p99)
 * @returns the lines to print, and whether every promise that could be judged was kept
 */
export function judgeLoad(sent: readonly Sent[], lateMs: number): { lines: string[]; isKept: boolean } {
  const unanswered = sent.filter(({ answer }) => answer === undefined).length;
  const homeMs = percentile(
    sent.filter(({ name }) => name === "Home").map(({ ms }) => ms),
    0.99,
  );
  const isLate = lateMs > LATE_MS;
  const isSlow = Number.isNaN(homeMs) || (!isLate && homeMs >= HOME_MS);
  const late = `the load itself ran late by ${lateMs.toFixed(0)} ms (p99)`;
  return {
    lines: [
      `${sent.length} requests, ${unanswered} without an answer`,
      isLate
        ? `The time of Home is not judged: ${late}, so the machine was busy, for the server as well`
        : `Home took ${homeMs.toFixed(1)} ms (p99; less than ${HOME_MS} is asked for); ${late}`,
    ],
    isKept: unanswered === 0 && !isSlow,
  };
}

/** A line for each kind of request: how long its answers took, and what they were. */
export function reportKinds(sent: readonly Sent[]): string[] {
  const names = [...new Set(sent.map(({ name }) => name))];
  return names.map((name) => {
    const these = sent.filter((one) => one.name === name);
    const answers = [...new Set(these.map(({ answer }) => answer ?? "none"))].map(
      (answer) => `${these.filter((one) => (one.answer ?? "none") === answer).length} × ${answer}`,
    );
    const times = these.map(({ ms }) => ms);
    const at = (share: number) => percentile(times, share).toFixed(1).padStart(8);
    return `${name.padEnd(28)} p50 ${at(0.5)} ms  p99 ${at(0.99)} ms  ${answers.join(", ")}`;
  });
}

/** NaN if there are none. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? NaN;
}

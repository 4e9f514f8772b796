import type { CDPSession } from "@playwright/test";

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  args: { name?: string };
};

/**
 * The tasks of the page's main thread during `act`: the thread's own time in whole milliseconds, the longest first.
 * @param painted only tasks after the first text or picture was painted
 * @throws when none is painted
 */
export async function tasksDuring(
  session: CDPSession,
  act: () => Promise<void>,
  painted: boolean,
): Promise<number[]> {
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send("Tracing.start", {
    categories: "disabled-by-default-devtools.timeline,loading",
    transferMode: "ReportEvents",
  });
  await act();
  const complete = new Promise<void>((done) => session.once("Tracing.tracingComplete", () => done()));
  await session.send("Tracing.end");
  await complete;
  const thread = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const main = new Set(
    events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain").map(thread),
  );
  const from = painted ? events.find(({ name }) => name === "firstContentfulPaint")?.ts : 0;
  if (from === undefined) throw new Error("Nothing was painted");
  return events
    .filter((event) => event.name === "RunTask" && event.ts >= from && main.has(thread(event)))
    .map(({ tdur = 0 }) => Math.round(tdur / 1_000))
    .sort((a, b) => b - a);
}

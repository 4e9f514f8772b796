import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "node:net";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { runProcess } from "../../../test/host/host-process";
import { startMailInbox } from "../../mail-inbox/inbox-server";
import { builtSite } from "../../run/gatsby-commands";
import { runTool } from "../../run/processes";
import { ENQUIRY, GOOD, HOME, HOSTILE } from "./requests";
import type { Request } from "./requests";
import { judgeLoad, reportKinds } from "./verdict";
import type { Sent } from "./verdict";

/** Requests in a second, spread evenly. A third is Home, a third is hostile. */
const PER_SECOND = 200;
const ENQUIRIES_PER_SECOND = 2;

/** Connections that send a byte now and then for as long as the load lasts. */
const TRICKLING = 50;

type Kind = { name: string; send: Request };

const kindsOf = (requests: Record<string, Request>): Kind[] =>
  Object.entries(requests).map(([name, send]) => ({ name, send }));
const good = kindsOf(GOOD);
const hostile = kindsOf(HOSTILE);

function kindAt(number: number): Kind {
  if (number % Math.round(PER_SECOND / ENQUIRIES_PER_SECOND) === 0)
    return { name: "an enquiry", send: ENQUIRY };
  if (number % 3 === 0) return { name: "Home", send: HOME };
  const list = number % 3 === 1 ? good : hostile;
  return list[Math.floor(number / 3) % list.length]!;
}

/**
 * `npm run test:long -- load`: 200 requests a second of mixed good and hostile traffic to the built server, for 30 s.
 * Run on its own (`node --import tsx tools/long/load/load.ts`) it takes `--seconds 5`. Fails if any has no answer, or
 * if Home takes too long while the load itself was in time: otherwise the machine is slow, and not the server.
 */
runTool(async () => {
  const { values } = parseArgs({ options: { seconds: { type: "string", default: "30" } } });
  const build = builtSite();
  const outbox = mkdtempSync(join(tmpdir(), "load-"));
  const inbox = await startMailInbox();
  const server = await runProcess(build, {
    RESEND_API_KEY: "re_load",
    RESEND_BASE_URL: inbox.url,
    ENQUIRY_OUTBOX: outbox,
    TRUST_PROXY: "loopback",
    RESEND_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString("base64")}`,
  });
  const stopTrickling = trickle(server.port);
  const delay = monitorEventLoopDelay();
  delay.enable();
  const sent = await load(server.port, Number(values.seconds) * PER_SECOND);
  stopTrickling();
  const isAlive = server.child.exitCode === null;
  server.child.kill();
  await server.ended;
  await inbox.close();
  rmSync(outbox, { recursive: true, force: true });

  // If this process has to wait for the processor, so does the server.
  const { lines, isKept } = judgeLoad(sent, delay.percentile(99) / 1e6);
  const isPassed = isAlive && isKept;
  const verdict = isPassed ? "Every request was answered." : "FAILED";
  for (const line of [...reportKinds(sent), ...lines, verdict]) console.log(line);
  return isPassed ? 0 : 1;
});

/** An open loop: a request is sent when it is due, whether or not those before it have been answered. */
async function load(port: number, count: number): Promise<Sent[]> {
  const startedAt = performance.now();
  const sent: Promise<Sent>[] = [];
  while (sent.length < count) {
    const due = Math.min(count, Math.floor(((performance.now() - startedAt) / 1000) * PER_SECOND));
    while (sent.length < due) sent.push(sendOne(kindAt(sent.length), port, sent.length));
    await new Promise((resume) => setTimeout(resume, 2));
  }
  return Promise.all(sent);
}

async function sendOne({ name, send }: Kind, port: number, number: number): Promise<Sent> {
  const startedAt = performance.now();
  const answer = await send(port, number).catch((error: unknown) => {
    console.log(`${name}: ${String(error)}`);
    return undefined;
  });
  return { name, answer, ms: performance.now() - startedAt };
}

/** Requests that never end, a byte at a time. @returns what ends them */
function trickle(port: number): () => void {
  const sockets = Array.from({ length: TRICKLING }, () => {
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    socket.on("error", () => undefined);
    socket.write("GET / HTTP/1.1\r\nHost: x\r\nX: ");
    return socket;
  });
  const timer = setInterval(() => sockets.forEach((socket) => socket.writable && socket.write("x")), 1_000);
  return () => {
    clearInterval(timer);
    sockets.forEach((socket) => socket.destroy());
  };
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { HOST, measure, medianRun } from "./enquiry-load";
import type { Contestant, Measured } from "./enquiry-load";
import { table } from "../run/table";
import { QUIET, trialEnvironment } from "../run/environment";
import { siteServer } from "../run/gatsby-commands";
import { ensureRedis, redisArguments } from "../run/find-redis";
import { freePort } from "../run/ports";
import { startNode, startProgram, type Started } from "../run/processes";
import { sendingTo, untilUp } from "../run/services";

const CONNECTIONS = [1, 16, 64];

/** In its first seconds a server still compiles its code, which would count against the one with more of it. */
const WARM_UP_SECONDS = 6;

/** The preview is so slow that it has to be measured for longer. */
const PREVIEW_SECONDS = 10;

/**
 * `npm run bench -- enquiry`: enquiries per second through the built server, without an outbox and with one in each
 * store, compared with a bare Express handler that makes the same two calls, with one that also syncs a file first, and
 * with Gatsby's preview server on the same build. The provider answers at once. `--seconds 3 --rounds 3`: the servers
 * take turns, each measured that long and that often; the median counts. Load, servers and provider share the machine;
 * the processor time of each enquiry shows what a server costs.
 */
export async function benchEnquiry(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: "string", default: "3" },
      rounds: { type: "string", default: "3" },
    },
  });
  const folder = mkdtempSync(join(tmpdir(), "bench-enquiry-"));
  try {
    const contestants = await startServers(folder, Number(values.seconds), Number(values.rounds));
    for (const contestant of contestants) await measure(contestant, 16, WARM_UP_SECONDS);
    const rows: string[][] = [];
    for (const connections of CONNECTIONS) rows.push(...(await compare(contestants, connections)));
    const head = [
      "server",
      "connections",
      "enquiries/s",
      "p50 ms",
      "p99 ms",
      "CPU ms each",
      "× preview",
      "× bare",
      "× syncing",
    ];
    console.log(table(head, rows));
    return 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The bare handlers and the preview, with which the others are compared, come last. */
async function startServers(folder: string, seconds: number, rounds: number): Promise<Contestant[]> {
  const provider = await freePort();
  const redis = await freePort();
  // Redis is ready long before the first server listens.
  startProgram("Redis", ensureRedis(process.env), redisArguments(redis, folder));
  const env = {
    ...trialEnvironment(process.env),
    ...sendingTo(provider),
    ENQUIRY_LIMIT: "100000000",
    CONFIRMATION_LIMIT: "100000000",
    RESEND_CALLS_PER_SECOND: "100000000",
  };
  const program = (script: string, port: number, more: NodeJS.ProcessEnv = {}) =>
    startNode(script, ["--import", "tsx", `tools/bench/${script}`], {
      env: { ...env, ...more, PORT: String(port) },
    });
  const site = (port: number, address: string) =>
    siteServer({ host: HOST, port }, { ...env, ENQUIRY_OUTBOX: address }, false, { cwd: folder });
  const preview = (port: number) =>
    startNode("Preview", ["node_modules/gatsby/cli.js", "serve", "--host", HOST, "--port", String(port)], {
      env: { ...env, ...QUIET },
    });
  await untilUp(program("instant-provider.ts", provider), `http://${HOST}:${provider}/`);
  const servers: [name: string, start: (port: number) => Started, seconds: number, rounds: number][] = [
    ["this server", (port) => site(port, ""), seconds, rounds],
    ["outbox in a folder", (port) => site(port, join(folder, "kept")), seconds, rounds],
    ["outbox in Redis", (port) => site(port, `redis://${HOST}:${redis}`), seconds, rounds],
    [
      "bare, syncs a file",
      (port) => program("bare-handler.ts", port, { BENCH_FOLDER: join(folder, "bare") }),
      seconds,
      rounds,
    ],
    ["bare handler", (port) => program("bare-handler.ts", port), seconds, rounds],
    ["preview", preview, PREVIEW_SECONDS, 1],
  ];
  const contestants: Contestant[] = [];
  for (const [name, start, ownSeconds, ownRounds] of servers) {
    const port = await freePort();
    contestants.push({ name, port, server: start(port), seconds: ownSeconds, rounds: ownRounds });
  }
  for (const { server, port } of contestants) await untilUp(server, `http://${HOST}:${port}/`);
  return contestants;
}

/** Measures all in turn, so that other work on the machine affects all of them alike. */
async function compare(contestants: Contestant[], connections: number): Promise<string[][]> {
  const runs = contestants.map((): Measured[] => []);
  for (let round = 0; round < Math.max(...contestants.map(({ rounds }) => rounds)); round += 1) {
    for (const [index, contestant] of contestants.entries()) {
      if (round < contestant.rounds) runs[index]!.push(await measure(contestant, connections));
    }
  }
  const medians = runs.map(medianRun);
  const [syncing, bare, preview] = medians.slice(-3);
  return medians.map(({ rate, p50, p99, cpuMs }, index) => [
    contestants[index]!.name,
    String(connections),
    rate.toFixed(rate < 100 ? 1 : 0),
    String(p50),
    String(p99),
    cpuMs.toFixed(2),
    times(rate, preview!.rate, 0),
    times(rate, bare!.rate, 2),
    times(rate, syncing!.rate, 2),
  ]);
}

/** On a slow machine the preview may not answer at all within its time. */
function times(rate: number, other: number, digits: number): string {
  return other === 0 ? "-" : (rate / other).toFixed(digits);
}

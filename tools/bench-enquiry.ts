import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { HOST, measure, median } from "./bench/enquiry-load";
import type { Contestant, Measured } from "./bench/enquiry-load";
import { table } from "./bench/table";
import { previewServer, siteServer } from "./gatsby";
import { requireFreePorts } from "./ports";
import { runTool, startNode, type Started } from "./processes";
import { sendingTo, untilUp } from "./services";

const CONNECTIONS = [1, 16, 64];
const PROVIDER_PORT = 9214;

/** The preview answers so slowly that it needs longer for a number that means anything. */
const PREVIEW_SECONDS = 10;

/**
 * `npm run bench:enquiry`: enquiries per second through the built server, without and with a journal, beside a bare
 * Express handler that makes the same two calls, and Gatsby's own preview server on the same build. The provider
 * takes no time. `-- --seconds 3 --rounds 3`: each is measured so long, in turn, so often; the median counts. Load,
 * servers and provider share the machine; what each server costs shows in the time its processor spends.
 */
runTool(async () => {
  const { values } = parseArgs({
    options: {
      seconds: { type: "string", default: "3" },
      rounds: { type: "string", default: "3" },
    },
  });
  const journal = mkdtempSync(join(tmpdir(), "bench-enquiry-"));
  try {
    const contestants = await startServers(journal, Number(values.seconds), Number(values.rounds));
    for (const contestant of contestants) await measure(contestant, 16, 1);
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
    ];
    console.log(table(head, rows));
    return 0;
  } finally {
    rmSync(journal, { recursive: true });
  }
});

/** The bare handler and the preview, with which the others are compared, come last. */
async function startServers(journal: string, seconds: number, rounds: number): Promise<Contestant[]> {
  const wanted = [9210, 9211, 9212, 9213, PROVIDER_PORT];
  await requireFreePorts(
    wanted.map((port) => ({ use: "benchmark", variable: "PORT", port })),
    "npm run bench:enquiry",
  );
  const env = {
    ...process.env,
    ...sendingTo(PROVIDER_PORT),
    ENQUIRY_JOURNAL: "",
    ENQUIRY_LIMIT: "100000000",
  };
  const at = (port: number) => ({ host: HOST, port });
  const program = (name: string, script: string, port: number) =>
    startNode(name, ["--import", "tsx", `tools/bench/${script}`], { env: { ...env, PORT: String(port) } });
  const journaled = { ...env, ENQUIRY_JOURNAL: journal };
  const provider = program("Provider", "provider.ts", PROVIDER_PORT);
  await untilUp(provider, `http://${HOST}:${PROVIDER_PORT}/`);
  const servers: [name: string, port: number, server: Started][] = [
    ["this server", 9210, siteServer(at(9210), env, false)],
    ["with a journal", 9211, siteServer(at(9211), journaled, false)],
    ["bare handler", 9212, program("Bare handler", "bare-handler.ts", 9212)],
  ];
  const preview = previewServer(at(9213), env);
  const contestants = [
    ...servers.map(([name, port, server]) => ({ name, port, server, seconds, rounds })),
    { name: "preview", port: 9213, server: preview, seconds: PREVIEW_SECONDS, rounds: 1 },
  ];
  for (const { server, port } of contestants) await untilUp(server, `http://${HOST}:${port}/`);
  return contestants;
}

/** Measures all in turn, so that what else the machine does spoils none of them alone. */
async function compare(contestants: Contestant[], connections: number): Promise<string[][]> {
  const runs = contestants.map((): Measured[] => []);
  for (let round = 0; round < Math.max(...contestants.map(({ rounds }) => rounds)); round += 1) {
    for (const [index, contestant] of contestants.entries()) {
      if (round < contestant.rounds) runs[index]!.push(await measure(contestant, connections));
    }
  }
  const medians = runs.map(median);
  const [bare, preview] = medians.slice(-2);
  return medians.map(({ rate, p50, p99, cpuMs }, index) => [
    contestants[index]!.name,
    String(connections),
    rate.toFixed(rate < 100 ? 1 : 0),
    String(p50),
    String(p99),
    cpuMs.toFixed(2),
    times(rate, preview!.rate, 0),
    times(rate, bare!.rate, 2),
  ]);
}

/** On a slow machine the preview may not answer at all within its time. */
function times(rate: number, other: number, digits: number): string {
  return other === 0 ? "-" : (rate / other).toFixed(digits);
}

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Manifest } from "../../plugins/gatsby-adapter-standalone/manifest";
import { cpuSeconds } from "./process-stats";
import { load } from "./load";
import { findNginx, startNginx } from "./nginx";
import { table } from "../run/table";
import { median } from "./median";
import { trialEnvironment } from "../run/environment";
import { siteServer } from "../run/gatsby-commands";
import { freePort } from "../run/ports";
import { stopAll, type Started } from "../run/processes";
import { untilUp } from "../run/services";

const CONNECTIONS = [1, 16, 64];
const STARTS = 5;

const ENVIRONMENT = trialEnvironment(process.env);

/**
 * `npm run bench -- server`: how soon the server listens, and requests per second for Home with brotli, compared
 * with nginx serving the same files and headers, where nginx is installed. `--seconds 10` sets the length of each
 * measurement. One process on the same machine makes the load and may be the limit; the processor time of each
 * request shows what a server costs.
 */
export async function benchServer(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { seconds: { type: "string", default: "8" } } });
  console.log(`Listening ${await medianStart()} ms after the start (median of ${STARTS})\n`);
  const rows: string[][] = [];
  for (const [name, server, port] of await startServers()) {
    const url = `http://127.0.0.1:${port}/`;
    await untilUp(server, url);
    await measure(url, 16, 2);
    for (const connections of CONNECTIONS) {
      const before = cpuSeconds(server.pid);
      const { cells, requests } = await measure(url, connections, Number(values.seconds));
      const cpu = ((cpuSeconds(server.pid) - before) / requests) * 1e6;
      rows.push([name, ...cells, Number.isNaN(cpu) ? "-" : cpu.toFixed(0)]);
    }
  }
  console.log(
    table(["server", "connections", "requests/s", "p50 ms", "p99 ms", "MB/s", "CPU µs each"], rows),
  );
  return 0;
}

/** @returns milliseconds from the start of the process until it says that it listens */
async function medianStart(): Promise<string> {
  const times: number[] = [];
  while (times.length < STARTS) {
    const port = await freePort();
    const startedAt = performance.now();
    const server = siteServer({ host: "127.0.0.1", port }, ENVIRONMENT, false);
    while (!server.output().includes('"listening"')) await new Promise((resume) => setTimeout(resume, 2));
    times.push(performance.now() - startedAt);
    await stopAll();
  }
  return median(times).toFixed(0);
}

async function startServers(): Promise<[name: string, server: Started, port: number][]> {
  const [port, nginxPort] = await Promise.all([freePort(), freePort()]);
  const site = siteServer({ host: "127.0.0.1", port }, ENVIRONMENT, false);
  const nginx = findNginx();
  if (!nginx) {
    console.log("nginx is not installed here, so there is nothing to compare with.\n");
    return [["this server", site, port]];
  }
  const manifest = JSON.parse(readFileSync("build/routes.json", "utf8")) as Manifest;
  return [
    ["this server", site, port],
    ["nginx, one worker", startNginx(nginx, resolve("build/static"), manifest, nginxPort), nginxPort],
  ];
}

type Measured = { cells: string[]; requests: number };

/** @returns connections, requests a second, latencies and megabytes a second as text, and how many were answered */
async function measure(url: string, connections: number, seconds: number): Promise<Measured> {
  const headers = { "accept-encoding": "gzip, deflate, br" };
  const { requests, latency, throughput } = await load(url, connections, seconds, { headers });
  const cells = [
    String(connections),
    requests.average.toFixed(0),
    latency.p50.toFixed(1),
    latency.p99.toFixed(1),
    (throughput.average / 1e6).toFixed(1),
  ];
  return { cells, requests: requests.total };
}

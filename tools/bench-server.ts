import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import type { Manifest } from "../server/manifest";
import { cpuSeconds } from "./bench/proc";
import { findNginx, startNginx } from "./bench/nginx";
import { table } from "./bench/table";
import { siteServer } from "./gatsby";
import { requireFreePorts } from "./ports";
import { runTool, stopAll, type Started } from "./processes";
import { untilUp } from "./services";

const PORT = 9200;
const NGINX_PORT = 9201;
const CONNECTIONS = [1, 16, 64];
const STARTS = 5;

const ENVIRONMENT = { ...process.env, ENQUIRY_JOURNAL: "" };

/**
 * `npm run bench:server`: how soon the server listens, and requests per second for Home with brotli, beside nginx with the same files and headers
 * where nginx is installed. `-- --seconds 10` says how long each measurement takes. The load is made on the same
 * machine by one process and has its own limit; what a server costs shows in the time its processor spends.
 */
runTool(async () => {
  const { values } = parseArgs({ options: { seconds: { type: "string", default: "8" } } });
  await requireFreePorts(
    [
      { use: "site", variable: "PORT", port: PORT },
      { use: "nginx", variable: "PORT", port: NGINX_PORT },
    ],
    "npm run bench:server",
  );
  console.log(`Listening ${await medianStart()} ms after the start (median of ${STARTS})\n`);
  const rows: string[][] = [];
  for (const [name, server, port] of startServers()) {
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
});

/** @returns milliseconds from the start of the process until it says that it listens */
async function medianStart(): Promise<string> {
  const times: number[] = [];
  while (times.length < STARTS) {
    const startedAt = performance.now();
    const server = siteServer({ host: "127.0.0.1", port: PORT }, ENVIRONMENT, false);
    while (!server.output().includes('"listening"')) await new Promise((resume) => setTimeout(resume, 2));
    times.push(performance.now() - startedAt);
    await stopAll();
  }
  return (times.sort((a, b) => a - b)[Math.floor(STARTS / 2)] ?? NaN).toFixed(0);
}

function startServers(): [name: string, server: Started, port: number][] {
  const site = siteServer({ host: "127.0.0.1", port: PORT }, ENVIRONMENT, false);
  const nginx = findNginx();
  if (!nginx) {
    console.log("nginx is not installed here, so there is nothing to compare with.\n");
    return [["this server", site, PORT]];
  }
  const manifest = JSON.parse(readFileSync("build/routes.json", "utf8")) as Manifest;
  return [
    ["this server", site, PORT],
    ["nginx, one worker", startNginx(nginx, resolve("build/static"), manifest, NGINX_PORT), NGINX_PORT],
  ];
}

type Measured = { cells: string[]; requests: number };

/** @returns connections, requests a second, latencies and megabytes a second as text, and how many were answered */
async function measure(url: string, connections: number, seconds: number): Promise<Measured> {
  const headers = { "accept-encoding": "gzip, deflate, br" };
  const result = await autocannon({ url, connections, duration: seconds, headers });
  if (result.non2xx + result.errors > 0) throw new Error(`${url} failed under load`);
  const { requests, latency, throughput } = result;
  const cells = [
    String(connections),
    requests.average.toFixed(0),
    latency.p50.toFixed(1),
    latency.p99.toFixed(1),
    (throughput.average / 1e6).toFixed(1),
  ];
  return { cells, requests: requests.total };
}

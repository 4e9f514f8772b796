/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { BEST, bestPaths, Compressor, FAST } from "./compress";

const content = Buffer.from("The same words again. ".repeat(500));
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "compressed-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

test("both forms decompress to the content, and are smaller", async () => {
  const { br, gzip } = await new Compressor(folder).compress(content, BEST);

  expect(brotliDecompressSync(br)).toEqual(content);
  expect(gunzipSync(gzip)).toEqual(content);
  expect(Math.max(br.length, gzip.length)).toBeLessThan(content.length / 10);
});

test("what was compressed before comes from the cache", async () => {
  await new Compressor(folder).compress(content, FAST);
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), "kept");
  const { br, gzip } = await new Compressor(folder).compress(content, FAST);

  expect([br.toString(), gzip.toString()]).toEqual(["kept", "kept"]);
});

test("pruning removes what a build did not use", async () => {
  await new Compressor(folder).compress(content, FAST);
  const later = new Compressor(folder);
  await later.compress(Buffer.from("other"), FAST);
  await later.prune();
  const left = readdirSync(folder);
  await later.compress(Buffer.from("other"), FAST);

  expect(left).toHaveLength(2);
  expect(readdirSync(folder)).toEqual(left);
});

test("a missing cache folder is created", async () => {
  const fresh = new Compressor(join(folder, "a/b"));
  await fresh.prune();

  expect((await fresh.compress(content, FAST)).br.length).toBeGreaterThan(0);
});

test("a site of ordinary size gets the best quality throughout", () => {
  const files = ["/", "/about", "/app.js"].map((path) => ({ path, bytes: 100_000, shared: false }));

  expect(bestPaths(files)).toEqual(new Set(["/", "/about", "/app.js"]));
});

test("on a large site shared files come first, then the pages nearest to Home", () => {
  const page = (path: string) => ({ path, bytes: 2_000_000, shared: false });
  const pages = [page("/services/very/deep"), page("/about"), page("/services/b"), page("/services/a")];
  const script = { path: "/a-very-long-name-of-a-script.js", bytes: 100_000, shared: true };

  expect([...bestPaths([...pages, script])]).toEqual([script.path, "/about", "/services/a"]);
});

import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { useFolder } from "../../../test/folders";
import { BuildCache } from "./build-cache";
import { BEST, bestPaths, compress } from "./compress";

const content = Buffer.from("The same words again. ".repeat(500));
const folder = useFolder("compressed");

test("both forms decompress to the content, and are smaller", async () => {
  const { br, gzip } = await compress(content, BEST, new BuildCache(folder()));

  expect(brotliDecompressSync(br)).toEqual(content);
  expect(gunzipSync(gzip)).toEqual(content);
  expect(Math.max(br.length, gzip.length)).toBeLessThan(content.length / 10);
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

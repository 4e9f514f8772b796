import { readFileSync } from "node:fs";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { join } from "node:path";
import { makeFixtureBuild } from "../../../test/host/started-host";
import type { Manifest } from "../manifest";
import { Site } from "./built-site";
import { FileCache } from "./file-cache";

let build: string;
let site: Site;

beforeAll(async () => {
  ({ build } = await makeFixtureBuild());
  site = new Site(build, JSON.parse(readFileSync(join(build, "routes.json"), "utf8")) as Manifest);
});

function isAnswered(cache: FileCache, path: string): boolean {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: "GET" });
  return cache.answer(request, new ServerResponse(request), site.file(path)!);
}

test("a large file is not cached", () => {
  expect(isAnswered(new FileCache(site), "/static/abc/large.jpg")).toBe(false);
});

test("files are cached as long as there is room for them", () => {
  const cache = new FileCache(site, site.file("/")!.variants.at(-1)!.bytes);

  expect(["/", "/runtime-1.js", "/"].map((path) => isAnswered(cache, path))).toEqual([true, false, true]);
});

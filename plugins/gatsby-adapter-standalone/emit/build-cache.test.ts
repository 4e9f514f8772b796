import { readdirSync } from "node:fs";
import { join } from "node:path";
import { useFolder } from "../../../test/folders";
import { BuildCache } from "./build-cache";

const folder = useFolder("build-cache");

const made = (text: string) => () => Promise.resolve(Buffer.from(text));

test("what an earlier build has made is not made again", async () => {
  await new BuildCache(folder()).cached("a", made("first"));

  expect((await new BuildCache(folder()).cached("a", made("second"))).toString()).toBe("first");
});

test("pruning removes what a build did not use", async () => {
  await new BuildCache(folder()).cached("a", made("a"));
  const later = new BuildCache(folder());
  await later.cached("b", made("b"));
  await later.prune();

  expect(readdirSync(folder())).toEqual(["b"]);
});

test("a missing folder is created", async () => {
  const fresh = new BuildCache(join(folder(), "a/b"));
  await fresh.prune();

  expect((await fresh.cached("a", made("a"))).toString()).toBe("a");
});

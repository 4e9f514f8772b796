import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { useFolder } from "../../../test/folders";
import { put, setAside } from "./earlier-files";

const folder = useFolder("earlier-files");

test("a file that stays the same is moved from the earlier build, another one is written", async () => {
  mkdirSync(join(folder(), "static"));
  for (const name of ["same.txt", "other.txt", "gone.txt"])
    writeFileSync(join(folder(), "static", name), "earlier");
  writeFileSync(join(folder(), "server.cjs"), "earlier");
  const { ino } = statSync(join(folder(), "static/same.txt"));

  const earlier = await setAside(folder());
  expect(readdirSync(folder())).toEqual(["earlier"]);
  for (const [name, content] of Object.entries({ "same.txt": "earlier", "other.txt": "later" }))
    put(join(folder(), "static", name), Buffer.from(content), join(earlier, name));

  expect(statSync(join(folder(), "static/same.txt")).ino).toBe(ino);
  expect(readFileSync(join(folder(), "static/other.txt"), "utf8")).toBe("later");
  expect(readdirSync(join(folder(), "static"))).toEqual(["other.txt", "same.txt"]);
});

test("what an interrupted build has set aside is removed", async () => {
  mkdirSync(join(folder(), "earlier"));
  writeFileSync(join(folder(), "earlier/half.txt"), "ha");

  await setAside(folder());
  expect(readdirSync(folder())).toEqual([]);
});

test("a first build sets nothing aside", async () => {
  const earlier = await setAside(join(folder(), "build"));
  put(join(folder(), "build/static/a/b.txt"), Buffer.from("b"), join(earlier, "a/b.txt"));

  expect(readFileSync(join(folder(), "build/static/a/b.txt"), "utf8")).toBe("b");
});

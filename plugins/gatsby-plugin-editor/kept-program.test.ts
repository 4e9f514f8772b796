import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newFolder } from "../../test/folders";
import { keptProgram } from "./kept-program";

const root = newFolder("editor");
const [source, folder, cache] = [join(root, "source.ts"), join(root, "public"), join(root, "cache")];
const make = jest.fn((to: string) => {
  mkdirSync(to, { recursive: true });
  writeFileSync(join(to, "editor.js"), readFileSync(source));
  return Promise.resolve({ address: "/admin/editor.js", inputs: [source] });
});

test("a program is made again when what it was made of has changed, and only then", async () => {
  const written: string[] = [];
  for (const text of ["first", "first", "second"]) {
    writeFileSync(source, text);
    rmSync(folder, { recursive: true, force: true });
    expect(await keptProgram(folder, cache, make)).toBe("/admin/editor.js");
    written.push(readFileSync(join(folder, "editor.js"), "utf8"));
  }
  expect(written).toEqual(["first", "first", "second"]);
  expect(make).toHaveBeenCalledTimes(2);
});

test("a program of which a source is gone is made again", async () => {
  rmSync(source);
  await expect(keptProgram(folder, cache, make)).rejects.toThrow("ENOENT");
  expect(existsSync(join(cache, "kept.json"))).toBe(false);
});

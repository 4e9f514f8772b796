import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newFolder } from "../../test/folders";
import { removeWithdrawn } from "./withdrawn-files";

/** A project whose `static` has two files in a folder. */
function project() {
  const root = newFolder("withdrawn");
  for (const folder of ["public/downloads", "static/downloads"])
    mkdirSync(join(root, folder), { recursive: true });
  for (const name of ["prices.txt", "terms.txt"]) writeFileSync(join(root, "static/downloads", name), name);
  writeFileSync(join(root, "public/downloads/index.html"), "a page");
  const build = () => {
    removeWithdrawn(root);
    if (existsSync(join(root, "static")))
      cpSync(join(root, "static"), join(root, "public"), { recursive: true });
  };
  const isPublished = (file: string) => existsSync(join(root, "public/downloads", file));
  return { root, build, isPublished };
}

test("a file that is removed from static is removed from public by the next build, and no other file is", () => {
  const { root, build, isPublished } = project();
  build();
  rmSync(join(root, "static/downloads/prices.txt"));
  build();
  expect(["prices.txt", "terms.txt", "index.html"].map(isPublished)).toEqual([false, true, true]);
  rmSync(join(root, "static"), { recursive: true });
  build();
  expect(["prices.txt", "terms.txt", "index.html"].map(isPublished)).toEqual([false, false, true]);
});

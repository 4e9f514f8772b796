/** @jest-environment node */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildProgram } from "./editor-bundle";

test("the program brings its fonts and languages along, and asks no public host for them", async () => {
  const folder = mkdtempSync(join(tmpdir(), "editor-"));
  const program = await buildProgram(folder, "/admin");
  const code = readFileSync(join(folder, program.replace("/admin/", "")), "utf8");
  const fonts = [...code.matchAll(/url\(\/admin\/(assets\/[^)]+\.woff2)\)/g)].map(([, file = ""]) => file);

  expect(program).toMatch(/^\/admin\/editor-[A-Z0-9]{8}\.js$/);
  expect(fonts).toHaveLength(3);
  expect(fonts.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
  expect(code).not.toContain("cdn.jsdelivr.net");
  expect(readdirSync(join(folder, "chunks")).filter((name) => name.startsWith("ar-"))).toHaveLength(1);
  rmSync(folder, { recursive: true });
});

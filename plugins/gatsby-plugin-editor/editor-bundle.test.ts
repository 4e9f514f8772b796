import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { newFolder } from "../../test/folders";
import { buildProgram } from "./editor-bundle";

test("the program brings its fonts and languages along, and asks no public host for them", async () => {
  const folder = newFolder("editor");
  const { address, inputs } = await buildProgram(folder, "/admin");
  const code = readFileSync(join(folder, address.replace("/admin/", "")), "utf8");
  const fonts = [...code.matchAll(/url\(\/admin\/(assets\/[^)]+\.woff2)\)/g)].map(([, file = ""]) => file);

  expect(address).toMatch(/^\/admin\/editor-[A-Z0-9]{8}\.js$/);
  expect(fonts).toHaveLength(3);
  expect(fonts.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
  expect(code).not.toContain("cdn.jsdelivr.net");
  expect(readdirSync(join(folder, "chunks")).filter((name) => name.startsWith("ar-"))).toHaveLength(1);
  expect(inputs.filter((file) => !existsSync(file))).toEqual([]);
  expect(inputs).toContain("plugins/gatsby-plugin-editor/start-editor.ts");
});

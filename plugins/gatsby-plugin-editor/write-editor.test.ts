import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newFolder } from "../../test/folders";
import { frozenTexts } from "../../test/content/frozen-site";
import { writeEditor } from "./write-editor";

jest.mock("./editor-bundle", () => ({
  buildProgram: (folder: string, address: string) => {
    mkdirSync(folder, { recursive: true });
    return { address: `${address}/editor-1.js`, inputs: [] };
  },
}));

const root = newFolder("editor");
const page = join(root, "public/admin/index.html");
const site = frozenTexts["site.yaml"] ?? "";

beforeAll(() => mkdirSync(join(root, "content")));

test.each([
  ["published", true],
  ["left-out", false],
  [undefined, true],
])("a site whose editor is %s has one: %s", async (setting, isThere) => {
  const text = site.replace(/^editor: .*$/m, setting === undefined ? "" : `editor: ${setting}`);
  writeFileSync(join(root, "content/site.yaml"), text);

  expect(await writeEditor({ pictureOrigins: [] }, root)).toBe(isThere);
  expect(existsSync(page)).toBe(isThere);
  if (isThere) expect(readFileSync(page, "utf8")).toContain("/admin/editor-1.js");
});

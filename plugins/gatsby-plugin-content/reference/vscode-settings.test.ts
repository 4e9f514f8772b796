import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { both } from "../../../test/content/arabic-edition";
import { readSchemas } from "../schema/schema-files";
import { editorSchemas } from "./vscode-settings";

/** The part of VS Code's YAML extension that answers questions about a text. */
interface Service {
  configure: (settings: object) => void;
  doValidation: (document: object, kubernetes: boolean) => Promise<{ range: Span; message: string }[]>;
  doHover: (document: object, position: Position) => Promise<{ contents: { value: string } } | null>;
  doComplete: (
    document: object,
    position: Position,
    kubernetes: boolean,
  ) => Promise<{ items: { label: string }[] }>;
}
type Position = { line: number; character: number };
type Span = { start: Position };

const fromServer = createRequire(require.resolve("yaml-language-server"));
const { getLanguageService } = fromServer("yaml-language-server") as {
  getLanguageService: (options: object) => Service;
};
const { TextDocument } = fromServer("vscode-languageserver-textdocument") as {
  TextDocument: { create: (uri: string, language: string, version: number, text: string) => object };
};

const root = pathToFileURL(process.cwd()).href;

const service = getLanguageService({
  schemaRequestService: (uri: string) => Promise.resolve(readFileSync(new URL(uri), "utf8")),
  workspaceContext: { resolveRelativePath: (path: string, resource: string) => new URL(path, resource).href },
});
service.configure({
  validate: true,
  hover: true,
  completion: true,
  schemas: Object.entries(editorSchemas(readSchemas())).map(([schema, fileMatch]) => ({
    uri: new URL(schema, `${root}/`).href,
    fileMatch: [fileMatch].flat().map((files) => files.replace(/^!?/, `$&${root}`)),
  })),
});

let version = 0;

const document = (path: string, text = both[path] ?? "") =>
  TextDocument.create(`${root}/${join("content", path)}`, "yaml", ++version, text);

/** Where a piece of text starts, plus some characters. */
function positionOf(text: string, piece: string, more = 0): Position {
  const before = text.slice(0, text.indexOf(piece)).split("\n");
  return { line: before.length - 1, character: (before.at(-1)?.length ?? 0) + more };
}

test.each(Object.keys(both))("VS Code finds nothing wrong in %s", async (path) => {
  const found = await service.doValidation(document(path), false);
  // The made-up Arabic is longer than some of its places allow.
  const isMadeUp = path.startsWith("ar/");
  expect(found.filter(({ message }) => !isMadeUp || !message.startsWith("String is longer"))).toEqual([]);
});

test("VS Code takes an entry for an entry, whatever its file is called", async () => {
  const text = both["services/ai.yaml"]!;
  expect(await service.doValidation(document("services/process.yaml", text), false)).toEqual([]);
});

test("VS Code marks a misspelt key, a wrong type and a wrong form where they stand", async () => {
  const text = (both["services/ai.yaml"] ?? "")
    .replace("shortName:", "shortNam:")
    .replace("order: 1", "order: first")
    .replace("icon: notebook-pen", "icon: Work Flow");
  const found = await service.doValidation(document("services/ai.yaml", text), false);
  expect(found.map(({ range, message }) => [range.start.line + 1, message])).toEqual(
    expect.arrayContaining([
      [3, 'Incorrect type. Expected "integer".'],
      [6, "Property shortNam is not allowed."],
      [
        positionOf(text, "Work Flow").line + 1,
        "An icon's name is in small letters with hyphens, such as chart-line.",
      ],
    ]),
  );
});

test("VS Code marks in a translation what is misspelt and what all languages share", async () => {
  const text = `${both["ar/services/ai.yaml"]!.replace("shortName:", "shortNam:")}order: 1\n`;
  const found = await service.doValidation(document("ar/services/ai.yaml", text), false);
  expect(found.map(({ message }) => message)).toEqual(
    expect.arrayContaining(["Property shortNam is not allowed.", "Property order is not allowed."]),
  );
});

test("VS Code explains the key under the pointer, with an example", async () => {
  const text = both["home/offerings.yaml"] ?? "";
  const hover = await service.doHover(
    document("home/offerings.yaml", text),
    positionOf(text, "description:", 2),
  );
  expect(hover?.contents.value).toMatch(/What you do, in at most three lines: about 100 characters\./);
  expect(hover?.contents.value).toMatch(/Scattered records turned into reports/);
});

test("VS Code offers the keys that are still missing", async () => {
  const text = "- question: Do you work on site?\n  \n";
  const { items } = await service.doComplete(
    document("home/faqs.yaml", text),
    { line: 1, character: 2 },
    false,
  );
  expect(items.map(({ label }) => label)).toContain("answer");
  expect(items.map(({ label }) => label)).not.toContain("question");
});

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Compiler } from "webpack";
import { projectCopy } from "../../../test/content/content-copy";
import type { ContentGate } from "./content-gate";

const listeners: (() => void)[] = [];
jest.mock("chokidar", () => ({
  watch: () => ({ on: (_event: string, listener: () => void) => listeners.push(listener) }),
}));
// write-site-facts.test.ts tests this one.
const writeSiteFacts = jest.fn<void, [object]>();
jest.mock("../enquiry/write-site-facts", () => ({
  writeSiteFacts: (texts: object) => writeSiteFacts(texts),
}));

type Compilation = { fileDependencies: Set<string>; errors: Error[] };

const here = process.cwd();
const root = projectCopy();
let compile: (compilation: Compilation) => Promise<void>;

beforeAll(async () => {
  mkdirSync(join(root, ".cache"));
  process.chdir(root);
  const { ContentGate: Gate } = await import("./content-gate");
  const gate: ContentGate = new Gate();
  const make = { tapPromise: (_name: string, tapped: typeof compile) => (compile = tapped) };
  gate.apply({ hooks: { make }, webpack: { WebpackError: Error } } as unknown as Compiler);
});

afterAll(() => process.chdir(here));

/** The errors of the next compilation after an edit of a file; none if the content is right. */
async function edited(path: string, change: (text: string) => string): Promise<string[]> {
  const file = join(root, "content", path);
  writeFileSync(file, change(readFileSync(file, "utf8")));
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  for (const listener of listeners) listener();
  jest.runAllTimers();
  jest.useRealTimers();
  const compilation: Compilation = { fileDependencies: new Set(), errors: [] };
  await compile(compilation);
  return compilation.errors.map(({ message }) => message);
}

/** Makes an edit and takes it back. */
async function spoilt(path: string, change: (text: string) => string): Promise<string[]> {
  const good = readFileSync(join(root, "content", path), "utf8");
  const said = await edited(path, change);
  expect(await edited(path, () => good)).toEqual([]);
  return said;
}

test("the error that keeps an edit back stands above advice, whatever their files are called", async () => {
  await edited("pages/about.yaml", (text) => text.replace("title: About", `title: ${"About us ".repeat(7)}`));
  const [said] = await spoilt("site.yaml", (text) => text.replace("brand:", "brnad:"));
  expect(said).toMatch(/^content\/site\.yaml:\d+:\d+ {2}error/);
  expect(said).toMatch(/Content: 1 error, 1 piece of advice\.$/);
});

test("an edit of a schema asks for another start until it is taken back", async () => {
  const [said] = await spoilt("schema/site.schema.json", (text) => text.replace('"brand"', '"name"'));
  expect(said).toBe("content/schema has changed: start `npm run develop` again.");
});

test("a schema that cannot be read is named", async () => {
  const [said] = await spoilt("schema/site.schema.json", (text) => text.replace("{", ""));
  expect(said).toMatch(/^content\/schema\/site\.schema\.json cannot be read/);
});

test("what the functions need is written once an edit is right", async () => {
  const file = join(root, "content/site.yaml");
  const good = readFileSync(file, "utf8");
  writeSiteFacts.mockClear();
  await edited("site.yaml", (text) => text.replace("brand:", "brnad:"));
  expect(writeSiteFacts).not.toHaveBeenCalled();
  await edited("site.yaml", () => good);
  expect(writeSiteFacts).toHaveBeenCalledWith(expect.objectContaining({ "site.yaml": good }));
});

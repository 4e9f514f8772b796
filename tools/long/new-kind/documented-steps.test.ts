import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newFolder } from "../../../test/folders";
import { documentedSteps, writeStep } from "./documented-steps";

const PAGE = `# Adding

## A file

Write it:

\`\`\`yaml file="content/a.yaml"
a: 1

b: 2
\`\`\`

This is only shown:

\`\`\`yaml
c: 3
\`\`\`

\`\`\`ts before="];" file="list.ts"
  "new",
\`\`\`

\`\`\`sh run
npm run one
npm run two
\`\`\`

## Another
`;

test("files, lines and commands are the steps of a section, in order", () => {
  expect(documentedSteps(PAGE, "A file")).toEqual([
    { file: "content/a.yaml", text: "a: 1\n\nb: 2\n", before: undefined },
    { file: "list.ts", text: '  "new",\n', before: "];" },
    { command: "npm run one" },
    { command: "npm run two" },
  ]);
});

test.each([
  ["Nothing", 'There is no section "Nothing".'],
  ["Another", 'The section "Another" shows no steps.'],
])("a section that cannot be followed (%s) is an error", (heading, message) => {
  expect(() => documentedSteps(PAGE, heading)).toThrow(message);
});

describe("in a folder", () => {
  const folder = newFolder("steps");

  test("a file is written, with the folders it needs", () => {
    const file = join(folder, "new/folder/a.yaml");
    writeStep({ file, text: "a: 1\n" });
    expect(readFileSync(file, "utf8")).toBe("a: 1\n");
  });

  test("lines go before the one that is named, which has to be there", () => {
    const file = join(folder, "list.ts");
    writeFileSync(file, 'const list = [\n  "old",\n];\n');
    writeStep({ file, text: '  "new",\n', before: "];" });
    expect(readFileSync(file, "utf8")).toBe('const list = [\n  "old",\n  "new",\n];\n');
    expect(() => writeStep({ file, text: "x", before: "};" })).toThrow("has no line };");
  });
});

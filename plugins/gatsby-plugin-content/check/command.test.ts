import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectCopy } from "../../../test/content/content-copy";

const root = projectCopy();

function run(...args: string[]) {
  const command = ["--import", "tsx", "plugins/gatsby-plugin-content/check/command.ts", ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: "utf8" });
  return { status, stdout, stderr };
}

/** Exchanges something in a file of the copy for the time of one run. */
function spoilt(path: string, from: string, to: string, ...args: string[]) {
  const file = join(root, "content", path);
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(from, to));
  const result = run(...args);
  writeFileSync(file, text);
  return result;
}

test("content without a fault ends with 0 and one line", () => {
  expect(run()).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^Content: \d+ files, nothing to mend\.\n$/),
    stderr: "",
  });
});

test("an error ends with 1", () => {
  const { status, stderr } = spoilt("pages/about.yaml", "title:", "titel:");
  expect(status).toBe(1);
  expect(stderr).toContain('content/pages/about.yaml:2:1  error  Unknown key "titel".');
  expect(stderr).toMatch(/Content: 1 error, 0 pieces of advice\.\n$/);
});

test("advice is reported and ends with 0", () => {
  const { status, stdout } = spoilt(
    "pages/about.yaml",
    "title: About",
    `title: ${"About us ".repeat(7).trim()}`,
  );
  expect(status).toBe(0);
  expect(stdout).toContain("Content: 0 errors, 1 piece of advice.");
});

test("JSON goes to the output stream, whatever it says", () => {
  const { status, stdout, stderr } = spoilt("pages/about.yaml", "title:", "titel:", "--format", "json");
  expect({ status, stderr }).toEqual({ status: 1, stderr: "" });
  expect(JSON.parse(stdout)).toEqual([
    expect.objectContaining({ file: "content/pages/about.yaml", line: 2, column: 1 }),
  ]);
});

test("a schema that cannot be read ends with 1 and one line", () => {
  expect(spoilt("schema/site.schema.json", "{", "")).toEqual({
    status: 1,
    stdout: "",
    stderr: expect.stringMatching(/^content\/schema\/site\.schema\.json cannot be read: .*\n$/),
  });
});

test("an unknown format ends with 2 and says what there is", () => {
  expect(run("--format", "xml")).toMatchObject({
    status: 2,
    stderr: "Usage: npm run check:content -- --format text|json|github\n",
  });
});

import { createRequire } from "node:module";
import { aboutTitle, problemsOf } from "../../../test/content/broken-content";
import { readAsGatsby } from "./gatsby-yaml";

const fromPlugin = createRequire(require.resolve("gatsby-transformer-yaml/package.json"));

test("a file is read as Gatsby's plugin reads it", () => {
  const { load } = fromPlugin("js-yaml") as { load: (text: string) => unknown };
  const text = "a: 0b11\nb: 2025-01-31\nc: 1_000\nd: no\n";
  expect(readAsGatsby(text)).toEqual({ data: load(text) });
});

test("what Gatsby alone takes for a number is no text here either", async () => {
  const [problem] = await problemsOf(aboutTitle("title: 0b11"));
  expect(problem).toMatchObject({ line: 2, message: '"title" should be a text, and is read as a number.' });
});

test("where Gatsby would give up is reported by line and column", () => {
  expect(readAsGatsby("a: b\nc: {\n")).toEqual({
    unreadable: { reason: expect.any(String) as string, line: 3, column: 1 },
  });
});

test("what Gatsby alone refuses is reported without a stack", async () => {
  const to = "title: About\n<<: [1]";
  const problems = await problemsOf(aboutTitle(to));
  expect(problems).toEqual([
    expect.objectContaining({
      severity: "error",
      message: expect.stringMatching(/^The file cannot be read here: /) as string,
    }),
  ]);
});

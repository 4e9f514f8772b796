import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { problemsWith } from "../../../test/content/broken-content";
import { frozenTexts } from "../../../test/content/frozen-site";
import { report } from "../check/report";

/** docs/editing.md is for people who try what it says: every example in it is tried here, on the frozen site. */
const GUIDE = "docs/editing.md";
const guide = readFileSync(GUIDE, "utf8");

/** A change that the guide shows: in which file, copied from which, and what the check says, if it says something. */
type Example = { file: string; source: string; before: string; after: string; said: string };

const TOKENS =
  /Copy \[`content\/(?<source>[^`]+)`\]\([^)]+\) to `content\/(?<copy>[^`]+)`|\[`content\/(?<file>[^`]+\.yaml)`\]|```(?<kind>yaml|text)\n(?<code>[\s\S]*?)```/g;

function examples(): Example[] {
  const found: Example[] = [];
  let place = { file: "", source: "" };
  let before: string | undefined;
  for (const { groups = {} } of guide.matchAll(TOKENS)) {
    const { source, copy, file, kind, code = "" } = groups;
    if (source && copy) place = { file: copy, source };
    else if (file) place = { file, source: file };
    else if (kind === "text") found.at(-1)!.said = code;
    else if (before === undefined) before = code;
    else {
      found.push({ ...place, before, after: code, said: "" });
      before = undefined;
    }
  }
  return found;
}

const shown = examples();

/** A report without line numbers, which differ from site to site, and the indent that makes room for them. */
const withoutLines = (said: string) => said.replace(/yaml:\d+:/g, "yaml:").replace(/^ +(\d+ )?/gm, " ");

test("the guide shows a change of each kind", () => {
  expect(shown.map(({ file }) => file)).toEqual([
    "home/faqs.yaml",
    "home/faqs.yaml",
    "about/team.yaml",
    "pages/about.yaml",
    "services/advice.yaml",
    "home/offerings.yaml",
    "about/team.yaml",
    "pages/contact.yaml",
    "pages/about.yaml",
    "home/faqs.yaml",
  ]);
});

test.each(shown)("the check answers the guide's example of $file as the guide says", async (example) => {
  const { file, source, before, after, said } = example;
  const text = frozenTexts[source] ?? "";
  expect(text.split(`\n${before}`)).toHaveLength(2);

  const problems = await problemsWith({ [file]: text.replace(`\n${before}`, () => `\n${after}`) });
  expect(problems.length === 0 ? "" : withoutLines(`${report(problems)}\n`)).toBe(withoutLines(said));
});

test("every link of the guide leads somewhere", () => {
  const anchors = [...guide.matchAll(/^## (.+)$/gm)].map(([, title = ""]) =>
    title.toLowerCase().replace(/ /g, "-"),
  );
  const links = [...guide.matchAll(/\]\((?!https:)([^)]+)\)/g)].map(([, to = ""]) => to);
  const lost = links.filter((to) =>
    to.startsWith("#") ? !anchors.includes(to.slice(1)) : !existsSync(join(dirname(GUIDE), to)),
  );
  expect(links.length).toBeGreaterThan(15);
  expect(lost).toEqual([]);
});

test("every command of the guide is one", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const commands = [...guide.matchAll(/npm (?:run )?([a-z][a-z:]*)/g)].map(([, name = ""]) => name);
  expect(new Set(commands)).toEqual(new Set(["check:content", "develop", "start"]));
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

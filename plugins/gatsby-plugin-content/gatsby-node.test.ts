import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { projectCopy } from "../../test/content/content-copy";

const here = process.cwd();
const root = projectCopy();
const SITE = join(root, "content/site.yaml");
const FACTS = join(root, "functions/site/generated.ts");

const reporter = {
  panic: (report: string) => {
    throw new Error(report);
  },
  warn: () => undefined,
};

/** What Gatsby does first, with the content as it is now. */
async function start(): Promise<void> {
  const { onPreInit } = await import("./gatsby-node");
  await onPreInit!({ reporter } as unknown as ParentSpanPluginArgs, { plugins: [] }, () => undefined);
}

beforeAll(() => {
  mkdirSync(join(root, "functions/site"), { recursive: true });
  process.chdir(root);
});

afterAll(() => process.chdir(here));

test("Gatsby does not start on content that has errors, and starts once they are mended", async () => {
  const good = readFileSync(SITE, "utf8");
  writeFileSync(SITE, good.replace("brand:", "brnad:"));
  await expect(start()).rejects.toThrow(/^content\/site\.yaml:\d+:\d+ {2}error/);
  expect(existsSync(FACTS)).toBe(false);

  writeFileSync(SITE, good);
  await start();
  expect(existsSync(FACTS)).toBe(true);
});

import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { copyProject } from "../../tools/bench/project-copy";
import { simplifyPictures } from "../../tools/content-changes/changes";
import { developServer } from "../../tools/gatsby";
import { portFrom } from "../../tools/ports";
import { stopAll, type Started } from "../../tools/processes";
import { urlOf } from "../../tools/services";

const PLACE = { host: "localhost", port: portFrom(process.env, "JOURNEYS_PORT", 9100) + 4 };
const PAGE = `${urlOf(PLACE.host, PLACE.port)}/services/ai`;
const FILE = "content/services/ai.yaml";
const PICTURE = "content/images/hero-ai.jpg";

test.describe.configure({ mode: "serial" });

let project: ReturnType<typeof copyProject>;
let gatsby: Started;
let page: Page;
let mended = 0;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  project = copyProject();
  await simplifyPictures(project.folder);
  gatsby = developServer(PLACE, process.env, { show: false, cwd: project.folder });
  await expect.poll(() => gatsby.output(), { timeout: 240_000 }).toContain("You can now view");
  page = await browser.newPage();
  await page.goto(PAGE);
  await expect(heading()).toHaveText("AI and Machine Learning Solutions");
  await expect(overlay()).toHaveCount(0);
});

test.afterAll(async () => {
  await stopAll();
  project.remove();
});

const heading = () => page.locator("main h1");
const overlay = () => page.locator("gatsby-fast-refresh [data-gatsby-overlay=pre]");
const read = (file: string) => readFileSync(join(project.folder, file), "utf8");
const write = (file: string, text: string) => writeFileSync(join(project.folder, file), text);

/** What a bad edit brings forth: all of `lines` in terminal and browser, over a page that is what it was. */
async function expectRefusal(before: string, lines: readonly string[]): Promise<void> {
  for (const line of lines) {
    await expect(overlay()).toContainText(line);
    await expect.poll(() => gatsby.output().slice(said)).toContain(line);
  }
  await expect(heading()).toHaveText(before);
  await page.reload();
  await expect(heading()).toHaveText(before);
  await expect(overlay()).toContainText(lines[0] ?? "");
}

/** Where the terminal stood when the edit was made. */
let said = 0;

async function title(): Promise<string> {
  said = gatsby.output().length;
  return (await heading().textContent()) ?? "";
}

/** Mends the file, with a new title: it shows without a reload, and the message goes. */
async function expectRecovery(good: string): Promise<void> {
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const name = `Mended ${++mended}`;
  write(FILE, good.replace(/^title: .*/m, `title: ${name}`));
  await expect(heading()).toHaveText(name);
  await expect(overlay()).toHaveCount(0);
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
}

const edits: [what: string, from: RegExp, to: string, lines: string[]][] = [
  [
    "YAML that cannot be read",
    /^lead: "/m,
    "lead: '",
    [`${FILE}:`, "A closing quote or bracket is missing.", "| lead: 'Useful AI"],
  ],
  ["an unknown key", /^lead: /m, "laed: ", [`${FILE}:`, 'Unknown key "laed".', 'Did you mean "lead"?']],
  ["a field that is left out", /^imageAlt: .*\n/m, "", [`${FILE}:`, '"imageAlt" is missing.']],
  [
    "a picture that is not there",
    /hero-ai\.jpg/,
    "hero-al.jpg",
    [
      `${FILE}:`,
      "The picture ../images/hero-al.jpg does not exist.",
      'Did you mean "../images/hero-ai.jpg"?',
    ],
  ],
];

for (const [what, from, to, lines] of edits) {
  test(`${what}: said in terminal and browser, the page stays as it was, and recovers`, async () => {
    const good = read(FILE);
    const before = await title();
    const bad = good.replace(from, to);
    expect(bad).not.toBe(good);
    write(FILE, bad);

    await expectRefusal(before, lines);
    await expectRecovery(good);
  });
}

test("a picture that is taken away: said in terminal and browser, and still shown until it is back", async () => {
  const [from, away] = [join(project.folder, PICTURE), join(project.folder, "hero-ai.jpg")];
  const before = await title();
  renameSync(from, away);

  await expectRefusal(before, [`${FILE}:`, "The picture ../images/hero-ai.jpg does not exist."]);
  await expect
    .poll(() => page.locator("main img").evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  renameSync(away, from);
  await expectRecovery(read(FILE));
});

test("a service that is added while the site is developed is there at once, and goes with its file", async () => {
  const entry = page.locator("footer").getByRole("link", { name: "Robotics" });
  const added = "content/services/robotics.yaml";
  write(
    added,
    read(FILE)
      .replace(/^slug: .*/m, "slug: robotics")
      .replace(/^order: .*/m, "order: 4")
      .replace(/^name: .*/m, "name: Robotics"),
  );
  await expect(entry).toBeVisible();
  await page.goto(`${urlOf(PLACE.host, PLACE.port)}/services/robotics`);
  await expect(heading()).toHaveText(`Mended ${mended}`);

  rmSync(join(project.folder, added));
  await expect(entry).toHaveCount(0);
  await expect(overlay()).toHaveCount(0);
});

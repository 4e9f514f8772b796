import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { copyProject } from "../../tools/run/project-copy";
import { simplifyPictures } from "../content-changes/site/changes";
import { developServer } from "../../tools/run/gatsby-commands";
import { stopAll, type Started } from "../../tools/run/processes";
import { urlOf } from "../../tools/run/services";
import { services } from "../support/content";
import { portFor } from "../support/ports";

const PLACE = { host: "localhost", port: portFor("DEVELOP") };
const SITE = urlOf(PLACE.host, PLACE.port);

/** The service whose file is edited: the one that has a picture of its own in content/images. */
const SERVICE = services.find(({ image }) => image.startsWith("../images/"))!;
const PAGE = `${SITE}/services/${SERVICE.slug}`;
const FILE = `content/services/${SERVICE.file}`;
const PICTURE = basename(SERVICE.image);
const MISSPELT = PICTURE.replace(/.\.(?=\w+$)/, "_.");

test.describe.configure({ mode: "serial" });

let project: ReturnType<typeof copyProject>;
let gatsby: Started;
let page: Page;
let mended = 0;

/** What a browser's console says is wrong with a page. */
const errors: string[] = [];

test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  project = copyProject();
  await simplifyPictures(project.folder);
  gatsby = developServer(PLACE, process.env, { show: false, cwd: project.folder });
  await expect.poll(() => gatsby.output(), { timeout: 240_000 }).toContain("You can now view");
  page = await browser.newPage();
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto(PAGE);
  await expect(heading()).toHaveText(SERVICE.title);
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

/** Expects that a bad edit shows all of `lines` in terminal and browser, over a page that stays as it was. */
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

/** The length of the terminal's output when the edit was made. */
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
    /^lead: .*/m,
    "lead: 'No end",
    [`${FILE}:`, "A closing quote or bracket is missing.", "| lead: 'No end"],
  ],
  ["an unknown key", /^lead: /m, "laed: ", [`${FILE}:`, 'Unknown key "laed".', 'Did you mean "lead"?']],
  ["a field that is left out", /^imageAlt: .*\n/m, "", [`${FILE}:`, '"imageAlt" is missing.']],
  [
    "a picture that is not there",
    /^image: .*/m,
    `image: ../images/${MISSPELT}`,
    [`${FILE}:`, `The picture ../images/${MISSPELT} does not exist.`, `Did you mean "../images/${PICTURE}"?`],
  ],
];

test("a page that nothing is wrong with has no errors in the console", () => {
  expect(errors).toEqual([]);
});

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
  const [from, away] = [join(project.folder, "content/images", PICTURE), join(project.folder, PICTURE)];
  const before = await title();
  renameSync(from, away);

  await expectRefusal(before, [`${FILE}:`, `The picture ../images/${PICTURE} does not exist.`]);
  await expect
    .poll(() => page.locator("main img").evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  renameSync(away, from);
  await expectRecovery(read(FILE));
});

test("a service that is added while the site is developed is there at once, and goes with its file", async () => {
  const entry = page.locator("footer").getByRole("link", { name: "An added service" });
  const added = "content/services/added-by-a-journey.yaml";
  write(
    added,
    read(FILE)
      .replace(/^slug: .*/m, "slug: added-by-a-journey")
      .replace(/^order: .*/m, "order: 1000")
      .replace(/^name: .*/m, "name: An added service"),
  );
  await expect(entry).toBeVisible();
  await page.goto(`${SITE}/services/added-by-a-journey`);
  await expect(heading()).toHaveText(`Mended ${mended}`);

  // Not while its own page is open: once that page is gone, nothing can update the footer.
  await page.goto(PAGE);
  await expect(entry).toBeVisible();
  rmSync(join(project.folder, added));
  await expect(entry).toHaveCount(0);
  await expect(overlay()).toHaveCount(0);
});

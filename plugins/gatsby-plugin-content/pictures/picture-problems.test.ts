import { copyFileSync, cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newFolder } from "../../../test/folders";
import { FROZEN_SITE, frozenTexts } from "../../../test/content/frozen-site";
import { contentCheck } from "../check/check-content";
import { parseContent } from "../check/content-file";
import { onPicture } from "./picture-problems";
import type { PictureFacts } from "./picture-facts";
import { STOCK_HOSTS } from "./stock-hosts";

const file = parseContent("services/ai.yaml", "slug: ai\n", FROZEN_SITE);
const picture = { width: 1600, height: 900, underTitle: true };

const problem = (image: string, facts: PictureFacts, schema = picture) =>
  onPicture(image, { picture: schema }, file, () => Promise.resolve(facts));

const fine = { width: 2400, height: 1350, bright: 0 };
const image = "../images/hero-ai.jpg";

test("a large dark picture is fine", async () => {
  expect(await problem(image, fine)).toBeUndefined();
});

test("a picture that is light where the title stands is reported, with how much of it", async () => {
  expect(await problem(image, { ...fine, bright: 0.374 })).toEqual({
    message: "The picture is too light at the left, where the title stands: 37 % of it.",
    hint: expect.stringMatching(/^Take a picture whose left half is dark/) as string,
  });
});

test("a few highlights, or a light picture that no title stands on, are fine", async () => {
  expect(await problem(image, { ...fine, bright: 0.05 })).toBeUndefined();
  expect(await problem(image, { ...fine, bright: 1 }, { ...picture, underTitle: false })).toBeUndefined();
});

test.each([
  [1599, 1200],
  [1700, 899],
])("a picture of %i by %i pixels is too small", async (width, height) => {
  expect((await problem(image, { ...fine, width, height }))?.message).toBe(
    `The picture is ${width} by ${height} pixels; at least 1600 by 900 are needed.`,
  );
});

test("a file that is no picture is reported", async () => {
  expect((await problem(image, "unreadable"))?.message).toBe(`${image} cannot be read as a picture.`);
  expect((await problem(image, "too large"))?.message).toBe(`${image} has more than 268 million pixels.`);
});

test.each(STOCK_HOSTS.map(({ name, example }) => [name, example]))(
  "a photo on %s is accepted, with or without parameters, and it is said that it is not measured",
  async (name, example) => {
    for (const address of [example, `${example}?auto=format&w=1200`])
      expect(await problem(address, "unreadable")).toEqual({
        severity: "advice",
        message: `The photo stays on ${name}, so it cannot be checked here whether it is 1600 by 900 pixels large and dark where the title stands.`,
        hint: expect.stringContaining("in content/images is checked") as string,
      });
  },
);

test("a photo on a host gets no advice where a file would not be measured either", async () => {
  const address = STOCK_HOSTS[0]?.example ?? "";
  expect(
    await onPicture(address, {}, file, () => Promise.reject(new Error("It was fetched."))),
  ).toBeUndefined();
});

/** A site whose pictures have names as cameras and other programs give them. */
const root = newFolder("pictures");
const folder = join(root, "content/images");
const AT = "services/ai.yaml";
const NAMES = ["DSC_0042.JPG", "Photo.Jpeg"];
const withImage = (name: string) => ({
  ...frozenTexts,
  [AT]: (frozenTexts[AT] ?? "").replace("hero-ai.jpg", name),
});

beforeAll(() => {
  cpSync(join(FROZEN_SITE, "content"), join(root, "content"), { recursive: true });
  for (const name of NAMES) copyFileSync(join(folder, "hero-ai.jpg"), join(folder, name));
  writeFileSync(join(folder, "dance.gif"), "GIF89a");
});
test.each(NAMES)("the ending of %s is that of a picture", async (name) => {
  expect(await contentCheck(root)(withImage(name))).toEqual([]);
});

test("a picture of a kind that is not allowed is not suggested in its own place", async () => {
  const [problem] = await contentCheck(root)(withImage("dance.gif"));

  expect(problem?.message).toBe('"image" cannot be "../images/dance.gif".');
  expect(problem?.hint).toMatch(/^A picture is a path from this file to a jpg/);
});

test("a picture whose name is spelled with other characters than it seems is to get plain letters", async () => {
  const name = "Büro.jpg";
  copyFileSync(join(folder, "hero-ai.jpg"), join(folder, name.normalize("NFD")));
  const [problem] = await contentCheck(root)(withImage(name.normalize("NFC")));

  expect(problem?.hint).toMatch(
    / has other characters: rename the picture to plain letters, digits and hyphens, and write that name here\.$/,
  );
});

test("a folder is no picture, whatever it is called", async () => {
  mkdirSync(join(folder, "folder.jpg"));
  const [problem] = await contentCheck(root)(withImage("folder.jpg"));

  expect(problem?.message).toBe("The picture ../images/folder.jpg does not exist.");
  expect(problem?.hint).toBe("Put it into content/images, or name a picture that is there.");
});

test("a picture that is gone is not taken for one with another name in the same folder", async () => {
  const [problem] = await contentCheck(root)(withImage("group-portrait.jpg"));

  expect(problem?.hint).toBe("Put it into content/images, or name a picture that is there.");
});

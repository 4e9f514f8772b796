import { createHash } from "node:crypto";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { newFolder } from "../../../test/folders";
import { pageElements, replaceParts } from "../html/page-elements";
import { BuildCache } from "./build-cache";
import { previews } from "./preview";

let folder: string;

beforeAll(async () => {
  folder = newFolder("preview");
  await picture("upright 1", 48, 40);
  await picture("wide 1", 64, 36);
});

/** A file with something on it to compress. */
async function picture(name: string, width: number, height: number): Promise<void> {
  const noise = { type: "gaussian", mean: 90, sigma: 25 } as const;
  const size = { width: width / 8, height: height / 4 };
  const grains = await sharp({ create: { ...size, channels: 3, background: "#000", noise } })
    .png()
    .toBuffer();
  await sharp(grains)
    .resize({ width, height, fit: "fill" })
    .avif()
    .toFile(join(folder, `${name}.avif`));
}

const UPRIGHT =
  '<source media="(max-width: 479px)" type="image/avif" srcset="/upright%201.avif 48w,\n/missing.avif 96w">';
const WIDE = '<source type="image/avif" srcset="/wide%201.avif 64w">';

const page = (sources: string, image = '<img src="/wide.jpg" fetchPriority="high">') =>
  `<html><head><title>About</title></head><body><picture>${sources}${image}</picture><img src="/b.jpg"></body></html>`;

const withPreview = async (html: string, folder: string) =>
  replaceParts(html, await previews(html, pageElements(html), folder, new BuildCache(join(folder, "kept"))));

/** The rules in a page's head, with the size of each preview in place of its content. */
async function rules(html: string): Promise<string | undefined> {
  let css = /<style>(.*)<\/style><\/head>/.exec(html)?.[1];
  for (const [, content = ""] of css?.matchAll(/data:image\/avif;base64,([^)]*)/g) ?? []) {
    const { width, height } = await sharp(Buffer.from(content, "base64")).metadata();
    css = css?.replace(/data:[^)]*/, `${width} × ${height}`);
  }
  return css;
}

test("each crop of a page's first picture has a preview, where that crop shows", async () => {
  const html = await withPreview(page(UPRIGHT + WIDE), folder);
  expect(await rules(html)).toBe(
    'img[src="/wide.jpg"]{--preview:url(64 × 36)}' +
      '@media (max-width: 479px){img[src="/wide.jpg"]{--preview:url(48 × 40)}}',
  );
});

test("a preview for phones has the crop's own size and enough bytes for the largest paint, one for wide windows is smaller", async () => {
  await picture("crop", 480, 400);
  await picture("window", 640, 360);
  const html = await withPreview(
    page(
      '<source media="(max-width: 479px)" type="image/avif" srcset="/crop.avif 480w">' +
        '<source type="image/avif" srcset="/window.avif 640w">',
    ),
    folder,
  );
  expect(await rules(html)).toContain("url(480 × 400)");
  expect(await rules(html)).toContain("url(320 × 180)");
  const [wide, upright] = [...html.matchAll(/base64,([^)]*)/g)].map(
    ([, content = ""]) => Buffer.from(content, "base64").length,
  );
  expect(upright).toBeGreaterThanOrEqual(1_000);
  expect(wide).toBeLessThan(1_000);
});

test("what an earlier build has made of the same picture is not made again", async () => {
  const source = (file: string) => `<source type="image/avif" srcset="/${file}.avif 64w">`;
  await picture("first", 64, 36);
  await withPreview(page(source("first")), folder);
  const kept = join(folder, "kept");
  const sha = createHash("sha256")
    .update(readFileSync(join(folder, "first.avif")))
    .digest("hex");
  writeFileSync(join(kept, `${sha}.wide`), "kept");
  copyFileSync(join(folder, "first.avif"), join(folder, "second.avif"));

  const html = await withPreview(page(source("second")), folder);
  expect(html).toContain(`base64,${Buffer.from("kept").toString("base64")})`);
});

test("the picture itself gets a low priority, and everything else stays", async () => {
  const before = page(UPRIGHT + WIDE);
  const after = await withPreview(before, folder);
  expect(after).toContain('fetchPriority="low"');
  expect(after.replace(/<style>.*<\/style>/, "").replace('"low"', '"high"')).toBe(before);
});

test("a page that has its previews stays as it is", async () => {
  const once = await withPreview(page(UPRIGHT + WIDE), folder);
  expect(await withPreview(once, folder)).toBe(once);
});

test.each([
  ["without a picture", "<html><head></head><body><h1>Contact</h1></body></html>"],
  ["whose pictures come later", page(UPRIGHT + WIDE, '<img src="/wide.jpg" loading="lazy">')],
  ["with another host's picture", page('<source type="image/avif" srcset="https://photos.example/a 64w">')],
])("a page %s stays as it is", async (_, html) => {
  expect(await withPreview(html, folder)).toBe(html);
});

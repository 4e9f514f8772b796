import { existsSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { newFolder } from "../../../test/folders";
import { pictureMeasure } from "./picture-facts";

const folder = newFolder("picture-facts");
const cache = join(folder, "cache/pictures.json");
/** A picture whose left part is white and the rest black. */
async function picture(name: string, { white = 0, width = 400, orientation = 1 } = {}): Promise<string> {
  const file = join(folder, name);
  const left = {
    create: {
      width: Math.max(Math.round(width * white), 1),
      height: 200,
      channels: 3 as const,
      background: "#fff",
    },
  };
  await sharp({ create: { width, height: 200, channels: 3, background: "#000" } })
    .composite(white > 0 ? [{ input: left, left: 0, top: 0 }] : [])
    .withMetadata({ orientation })
    .jpeg()
    .toFile(file);
  return file;
}

test("a picture's size is measured as it is shown, whichever way the camera was held", async () => {
  const measure = pictureMeasure(cache);
  expect(await measure(await picture("wide.jpg"))).toMatchObject({ width: 400, height: 200 });
  expect(await measure(await picture("upright.jpg", { orientation: 6 }))).toMatchObject({
    width: 200,
    height: 400,
  });
});

test.each([
  ["none of it", 0, 0],
  ["a quarter of it, half of where the title stands", 0.25, 0.5],
  ["its left half", 0.5, 1],
])(
  "the share of light pixels where the title stands is reported when %s is white",
  async (_, white, bright) => {
    const facts = await pictureMeasure(cache)(await picture(`white-${white}.jpg`, { white }));
    expect(facts).toMatchObject({ bright: expect.closeTo(bright, 1) as number });
  },
);

test("what is no picture is reported to be unreadable", async () => {
  const file = join(folder, "text.jpg");
  writeFileSync(file, "no picture");
  expect(await pictureMeasure(cache)(file)).toBe("unreadable");
});

test("a picture with more pixels than sharp works on is too large, and is not read", async () => {
  const file = await picture("huge.jpg");
  const bytes = readFileSync(file);
  // In a JPEG, height and width follow the marker FF C0, its length and the colour depth.
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0])) + 5;
  bytes.writeUInt16BE(17_000, frame);
  bytes.writeUInt16BE(17_000, frame + 2);
  writeFileSync(file, bytes);
  expect(await pictureMeasure(cache)(file)).toBe("too large");
});

test("a JPEG that lost its end is reported to be unreadable", async () => {
  const file = await picture("whole.jpg", { width: 3000 });
  const bytes = readFileSync(file);
  writeFileSync(join(folder, "cut.jpg"), bytes.subarray(0, bytes.length - 200));
  const measure = pictureMeasure(cache);
  expect(await measure(file)).toMatchObject({ width: 3000 });
  expect(await measure(join(folder, "cut.jpg"))).toBe("unreadable");
});

test("a measurement is cached by the content of the file, not by its name or time", async () => {
  const file = await picture("remembered.jpg", { white: 0.1 });
  await pictureMeasure(cache)(file);
  const [key = ""] = Object.entries(JSON.parse(readFileSync(cache, "utf8")) as object).at(-1) ?? [];
  writeFileSync(cache, JSON.stringify({ [key]: "unreadable" }));
  utimesSync(file, new Date(), new Date());
  expect(await pictureMeasure(cache)(file)).toBe("unreadable");
});

test("a picture that was replaced while the site is developed is measured anew", async () => {
  const measure = pictureMeasure(cache);
  expect(await measure(await picture("replaced.jpg"))).toMatchObject({ width: 400 });
  expect(await measure(await picture("replaced.jpg", { width: 500 }))).toMatchObject({ width: 500 });
});

test("a cache that cannot be read or written costs time only", async () => {
  const file = await picture("plain.jpg");
  writeFileSync(join(folder, "broken.json"), "{");
  expect(await pictureMeasure(join(folder, "broken.json"))(file)).toMatchObject({ width: 400 });
  expect(await pictureMeasure(join(file, "never.json"))(file)).toMatchObject({ width: 400 });
  expect(existsSync(join(file, "never.json"))).toBe(false);
});

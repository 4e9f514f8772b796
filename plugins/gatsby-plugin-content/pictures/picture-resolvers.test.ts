import { join } from "node:path";
import sharp from "sharp";
import { newFolder } from "../../../test/folders";
import type { Rendition } from "./file-picture";
import { resolveImageData, resolvePicture } from "./picture-resolvers";
import { STOCK_HOSTS } from "./stock-hosts";

type Context = Parameters<typeof resolvePicture>[2];

const address = STOCK_HOSTS[0]?.example ?? "";
const folder = newFolder("picture");
const yaml = {
  name: "ai",
  absolutePath: "/site/content/services/ai.yaml",
  dir: "/site/content/services",
  internal: { type: "File", contentDigest: "yaml" },
};
const file = { ...yaml, name: "hero", absolutePath: join(folder, "hero.jpg") };

function gatsby(value: unknown, found: typeof file | null = file) {
  const findOne = jest.fn((_query: object) => Promise.resolve(found));
  const context: Context = {
    defaultFieldResolver: () => value,
    nodeModel: { findOne, findRootNodeAncestor: (_source, test) => (test(yaml) ? yaml : null) },
  };
  return { context, findOne };
}

test("a path leads to its file from the file that names it", async () => {
  const { context, findOne } = gatsby("../images/hero.jpg");

  await expect(resolvePicture({}, {}, context, {})).resolves.toEqual({ file });
  expect(findOne).toHaveBeenCalledWith({
    type: "File",
    query: { filter: { absolutePath: { eq: "/site/content/images/hero.jpg" } } },
  });
});

test("a focus beside the picture is kept with it", async () => {
  const focus = { x: 100, y: 0 };

  await expect(resolvePicture({ focus }, {}, gatsby(address).context, {})).resolves.toEqual({
    address,
    focus,
  });
});

test("an address stays one, and an empty value gives null", async () => {
  await expect(resolvePicture({}, {}, gatsby(address).context, {})).resolves.toEqual({ address });
  await expect(resolvePicture({}, {}, gatsby(undefined).context, {})).resolves.toBeNull();
});

test("a file that is not there is named", async () => {
  const { context } = gatsby("../images/none.jpg", null);

  await expect(resolvePicture({}, {}, context, {})).rejects.toThrow("../images/none.jpg does not exist");
});

test("a file's widths and formats are made by a job, upright as the camera was held", async () => {
  const createJob = jest.fn();
  await sharp({ create: { width: 900, height: 1600, channels: 3, background: "#123" } })
    .withMetadata({ orientation: 6 })
    .toFile(file.absolutePath);
  const data = await resolveImageData({ file }, { breakpoints: [640, 1080] }, createJob);

  expect(data.width / data.height).toBeCloseTo(1600 / 900);
  const { renditions } = (createJob.mock.calls as [{ args: { renditions: Rendition[] } }][])[0]![0].args;
  expect(createJob).toHaveBeenCalledWith(
    expect.objectContaining({ name: "PICTURE", args: { from: file.absolutePath, renditions } }),
  );
  expect(new Set(renditions.map(({ resize }) => resize.width))).toEqual(new Set([640, 1080]));
});

test("a picture that many pages show is made once, and again when its file has changed", async () => {
  const createJob = jest.fn();
  const changed = { ...file, internal: { ...file.internal, contentDigest: "changed" } };
  for (const one of [file, file, changed, changed]) {
    await resolveImageData({ file: one }, { breakpoints: [320] }, createJob);
  }

  expect(createJob).toHaveBeenCalledTimes(2);
});

test.each([
  [true, "crop=right"],
  [undefined, "crop=entropy"],
])(
  "of a photo elsewhere, its host makes the data, cropped as a file would be (%s)",
  async (fromRight, crop) => {
    const createJob = jest.fn();
    const wanted = { breakpoints: [480], aspectRatio: 0.8, fromRight };
    const { images } = await resolveImageData({ address }, wanted, createJob);

    expect(images.fallback?.srcSet).toContain(crop);
    expect(createJob).not.toHaveBeenCalled();
  },
);

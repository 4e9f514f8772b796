/** @jest-environment node */
import sharp from "sharp";
import { resolveImageData, resolvePicture } from "./picture-resolvers";
import { STOCK_HOSTS } from "./stock-hosts";

type Context = Parameters<typeof resolvePicture>[2];
type Info = Parameters<typeof resolveImageData>[3];

const address = STOCK_HOSTS[0]?.example ?? "";
const yaml = { id: "yaml", dir: "/site/content/services", children: [], internal: { type: "File" } };
const sharpNode = { id: "sharp", dir: "", children: [], internal: { type: "ImageSharp" } };
const file = { id: "file", dir: "", children: ["sharp"], internal: { type: "File" } };
const made = { layout: "fullWidth", width: 1, height: 1, images: {} };

function gatsby(value: unknown, found: typeof file | null = file) {
  const findOne = jest.fn((_query: object) => Promise.resolve(found));
  const context: Context = {
    defaultFieldResolver: () => value,
    nodeModel: {
      findOne,
      findRootNodeAncestor: (_source, test) => (test(yaml) ? yaml : null),
      getNodesByIds: ({ ids }) => ids.map((id) => (id === "sharp" ? sharpNode : null)),
    },
  };
  const resolve = jest.fn(() => Promise.resolve(made as never));
  const args = [{ name: "quality", defaultValue: 50 }, { name: "layout" }];
  const info: Info = {
    schema: { getType: () => ({ getFields: () => ({ gatsbyImageData: { args, resolve } }) }) },
  };
  return { context, findOne, resolve, info };
}

test("a path leads to its file from the file that names it", async () => {
  const { context, findOne } = gatsby("../images/hero.jpg");

  await expect(resolvePicture({}, {}, context, {})).resolves.toEqual({ file });
  expect(findOne).toHaveBeenCalledWith({
    type: "File",
    query: { filter: { absolutePath: { eq: "/site/content/images/hero.jpg" } } },
  });
});

test("an address stays one, and nothing is nothing", async () => {
  await expect(resolvePicture({}, {}, gatsby(address).context, {})).resolves.toEqual({ address });
  await expect(resolvePicture({}, {}, gatsby(undefined).context, {})).resolves.toBeNull();
});

test("a file that is not there is named", async () => {
  const { context } = gatsby("../images/none.jpg", null);

  await expect(resolvePicture({}, {}, context, {})).rejects.toThrow("../images/none.jpg does not exist");
});

test("of a file, Gatsby's own field makes the data, with its own defaults", async () => {
  const { context, resolve, info } = gatsby("");

  await expect(resolveImageData({ file }, { breakpoints: [640] }, context, info)).resolves.toBe(made);
  expect(resolve).toHaveBeenCalledWith(sharpNode, { quality: 50, breakpoints: [640] }, context, info);
});

test("a file of which Gatsby has made no picture is named", async () => {
  const { context, info } = gatsby("");

  await expect(resolveImageData({ file: { ...file, children: [] } }, {}, context, info)).rejects.toThrow(
    "file is no picture",
  );
});

test.each([
  [sharp.gravity.east, "crop=right"],
  [sharp.gravity.center, "crop=entropy"],
])(
  "of a photo elsewhere, its host makes the data, cropped as a file would be (%i)",
  async (cropFocus, crop) => {
    const { context, resolve, info } = gatsby("");
    const args = { breakpoints: [480], aspectRatio: 0.8, transformOptions: { cropFocus } };
    const { images } = await resolveImageData({ address }, args, context, info);

    expect(images.fallback?.srcSet).toContain(crop);
    expect(resolve).not.toHaveBeenCalled();
  },
);

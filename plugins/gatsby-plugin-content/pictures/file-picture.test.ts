import { filePicture } from "./file-picture";

const file = { name: "hero", digest: "1", width: 2000, height: 1000, format: "jpeg" };
const widthsOf = (srcSet = "") => srcSet.split(",\n").map((candidate) => candidate.split(" ")[1]);

test("a picture comes in AVIF, WebP and its own format, in every width up to its own", () => {
  const { data, renditions } = filePicture(file, { breakpoints: [640, 1600, 2400] });

  expect(data.images.sources?.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
  expect(widthsOf(data.images.fallback?.srcSet)).toEqual(["640w", "1600w", "2000w"]);
  expect(data.width / data.height).toBeCloseTo(2);
  expect(renditions).toHaveLength(9);
});

test("every address on the page is a file to be made", () => {
  const { data, renditions } = filePicture(file, { breakpoints: [640, 1080] });
  const sets = [data.images.fallback?.srcSet, ...(data.images.sources ?? []).map(({ srcSet }) => srcSet)];
  const addresses = sets.flatMap((set = "") => set.split(",\n").map((candidate) => candidate.split(" ")[0]));

  expect(renditions.map(({ file }) => `/${file}`).sort()).toEqual(addresses.sort());
});

test.each(["My photo (1), final", "100% #1?", "صورة", ".hidden"])(
  "a picture called %s has an address that a srcset can hold",
  (name) => {
    const { data, renditions } = filePicture({ ...file, name }, { breakpoints: [640, 1080] });

    expect(data.images.fallback?.srcSet).toMatch(
      /^\/static\/[\w-][\w.-]* 640w,\n\/static\/[\w-][\w.-]* 1080w$/,
    );
    for (const { file } of renditions) expect(file).toMatch(/^static\/[\w-][\w.-]*$/);
  },
);

test("a crop has the proportions that are asked for and keeps the right-hand part", () => {
  const { data, renditions } = filePicture(file, { breakpoints: [480], aspectRatio: 0.8, fromRight: true });

  expect(data.width / data.height).toBeCloseTo(0.8);
  expect(renditions[0]?.resize).toEqual({ width: 480, height: 600, position: "right" });
});

test("a crop around a focus keeps what object-position would show", () => {
  const crop = (focus: { x: number; y: number }, aspectRatio: number) =>
    filePicture({ ...file, focus }, { breakpoints: [480], aspectRatio, fromFocus: true }).renditions[0]
      ?.extract;

  expect(crop({ x: 100, y: 0 }, 1)).toEqual({ left: 1000, top: 0, width: 1000, height: 1000 });
  expect(crop({ x: 84, y: 0 }, 1.2)).toEqual({ left: 672, top: 0, width: 1200, height: 1000 });
  expect(crop({ x: 0, y: 50 }, 4)).toEqual({ left: 0, top: 250, width: 2000, height: 500 });
});

test("a crop that is zoomed is smaller, around the same focus, and never wider than what it shows", () => {
  const wanted = { breakpoints: [480, 1080], aspectRatio: 1, fromFocus: true, zoom: 2 };
  const { renditions } = filePicture({ ...file, focus: { x: 100, y: 50 } }, wanted);

  expect(renditions[0]?.extract).toEqual({ left: 1500, top: 250, width: 500, height: 500 });
  expect(renditions.every(({ resize }) => resize.width <= 500)).toBe(true);
});

test("a picture that names no focus is cut around its middle", () => {
  const { renditions } = filePicture(file, { breakpoints: [480], aspectRatio: 1, fromFocus: true });

  expect(renditions[0]?.extract).toEqual({ left: 500, top: 0, width: 1000, height: 1000 });
});

test("a PNG stays one", () => {
  const { data, renditions } = filePicture({ ...file, format: "png" }, { breakpoints: [640] });

  expect(data.images.fallback?.src).toMatch(/^\/static\/hero-\w{12}-640\.png$/);
  expect(renditions.map(({ format }) => format).sort()).toEqual(["avif", "png", "webp"]);
});

test("the names of all its files share one hash, which compression shortens", () => {
  const { renditions } = filePicture(file, { breakpoints: [640, 1080] });
  const hashes = renditions.map(({ file }) => /-(\w{12})-\d+\.\w+$/.exec(file)?.[1]);

  expect(hashes).toHaveLength(6);
  expect(new Set(hashes)).toEqual(new Set([expect.any(String)]));
});

test("another content or another crop has another address", () => {
  const address = (digest: string, fromRight: boolean) =>
    filePicture({ ...file, digest }, { breakpoints: [640], aspectRatio: 1, fromRight }).data.images.fallback
      ?.src;

  expect(new Set([address("1", false), address("2", false), address("1", true)]).size).toBe(3);
});

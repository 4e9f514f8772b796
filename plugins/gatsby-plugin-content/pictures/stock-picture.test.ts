import { STOCK_HOSTS } from "./stock-hosts";
import { stockPicture } from "./stock-picture";

const [unsplash, pexels] = STOCK_HOSTS.map(({ example }) => example) as [string, string];
const upright = { breakpoints: [480, 750], aspectRatio: 0.8, fromRight: true };

/** The candidates of a `srcset`, as width and parameters. */
const candidates = (srcSet = "") =>
  srcSet.split(",\n").map((candidate) => {
    const [address = "", width] = candidate.split(" ");
    return { width, ...Object.fromEntries(new URL(address).searchParams) };
  });

test("a photo comes in every width that is asked for, in the formats that its host makes", () => {
  const { images } = stockPicture(unsplash, { breakpoints: [640, 1080], fromRight: false });

  expect(images.sources?.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
  expect(candidates(images.sources?.[0]?.srcSet)).toEqual([
    { width: "640w", w: "640", h: "360", fit: "crop", crop: "entropy", fm: "avif", q: "60" },
    { width: "1080w", w: "1080", h: "608", fit: "crop", crop: "entropy", fm: "avif", q: "60" },
  ]);
  expect(candidates(images.fallback?.srcSet)).toMatchObject([
    { w: "640", fm: "jpg" },
    { w: "1080", fm: "jpg" },
  ]);
});

test("its proportions are known without fetching it: those of our own pictures, or those that are asked for", () => {
  const whole = stockPicture(unsplash, { breakpoints: [1600], fromRight: false });
  const crop = stockPicture(unsplash, upright);

  expect(whole.width / whole.height).toBeCloseTo(16 / 9, 2);
  expect(crop.width / crop.height).toBeCloseTo(0.8, 2);
});

test("an upright crop keeps the right-hand part, where the subject is", () => {
  expect(candidates(stockPicture(unsplash, upright).images.fallback?.srcSet)).toMatchObject([
    { w: "480", h: "600", crop: "right" },
    { w: "750", h: "938", crop: "right" },
  ]);
});

test("a crop around a focus tells the host where that is", () => {
  const wanted = { breakpoints: [480], aspectRatio: 1.2, fromFocus: true };

  expect(candidates(stockPicture(unsplash, wanted, { x: 84, y: 0 }).images.fallback?.srcSet)).toMatchObject([
    { crop: "focalpoint", "fp-x": "0.84", "fp-y": "0" },
  ]);
});

test("a zoomed crop tells the host how much", () => {
  const wanted = { breakpoints: [480], aspectRatio: 1.2, fromFocus: true, zoom: 3 };

  expect(candidates(stockPicture(unsplash, wanted, { x: 84, y: 0 }).images.fallback?.srcSet)).toMatchObject([
    { crop: "focalpoint", "fp-z": "3" },
  ]);
});

test("a host that documents no other formats is asked for none", () => {
  const { images } = stockPicture(pexels, upright);

  expect(images.sources).toEqual([]);
  expect(candidates(images.fallback?.srcSet)).toEqual([
    { width: "480w", auto: "compress", cs: "tinysrgb", fit: "crop", w: "480", h: "600" },
    { width: "750w", auto: "compress", cs: "tinysrgb", fit: "crop", w: "750", h: "938" },
  ]);
});

test("parameters that were copied along with the address are not kept", () => {
  const { images } = stockPicture(`${unsplash}?w=50&dpr=2#top`, { breakpoints: [640], fromRight: false });

  expect(images.fallback?.src).toMatch(/\?w=640&h=360&/);
  expect(images.fallback?.src).not.toMatch(/dpr|#/);
});

test("a host that is not allowed is refused", () => {
  expect(() => stockPicture("https://photos.example/a.jpg", upright)).toThrow("no stock-photo host");
});

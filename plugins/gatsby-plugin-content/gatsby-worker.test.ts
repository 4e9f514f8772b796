import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { newFolder } from "../../test/folders";
import { iconDrawings } from "./search/icons";
import { shareDrawing } from "./search/share-picture";

const WORKER = JSON.stringify(resolve("plugins/gatsby-plugin-content/gatsby-worker.mjs"));

/**
 * Runs a job as Gatsby does, in a process of its own: Jest cannot load the module. `limit` is a shell command to run
 * before it.
 */
function runJob(name: string, job: object, limit = "true"): void {
  const script = `await (await import(${WORKER})).${name}(${JSON.stringify(job)})`;
  const node = [process.execPath, "--input-type=module", "-e", script];
  execFileSync("sh", ["-c", `${limit}; exec "$@"`, "sh", ...node], { stdio: "pipe" });
}

test("the job makes every rendition once, in its size and format", async () => {
  const folder = newFolder("worker");
  mkdirSync(join(folder, "static"));
  const path = join(folder, "hero.jpg");
  await sharp({ create: { width: 900, height: 600, channels: 3, background: "#123" } }).toFile(path);
  const renditions = ["jpg", "webp", "avif"].map((format) => ({
    file: `static/hero.${format}`,
    resize: { width: 300, height: 400, position: "right" },
    format,
    options: { quality: 50 },
  }));
  const run = () => runJob("PICTURE", { outputDir: folder, args: { from: path, renditions } });
  run();
  const made = await Promise.all(
    ["avif", "jpg", "webp"].map((format) => sharp(join(folder, `static/hero.${format}`)).metadata()),
  );
  const { mtimeMs } = statSync(join(folder, "static/hero.jpg"));
  run();

  expect(readdirSync(join(folder, "static"))).toEqual(["hero.avif", "hero.jpg", "hero.webp"]);
  expect(made.map(({ width, height }) => [width, height])).toEqual(Array(3).fill([300, 400]));
  expect(statSync(join(folder, "static/hero.jpg")).mtimeMs).toBe(mtimeMs);
});

test("a file that could not be written whole is made again by the next build", async () => {
  const folder = newFolder("worker");
  mkdirSync(join(folder, "static"));
  const path = join(folder, "noise.png");
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  await sharp({ create: { width: 400, height: 400, channels: 3, background: "#000", noise } }).toFile(path);
  const size = { width: 300, height: 300 };
  const rendition = { file: "static/noise.jpg", resize: size, format: "jpeg", options: { quality: 90 } };
  const { node, mark } = iconDrawings()[0]!;
  const drawing = { file: "static/drawn.png", node, mark, width: 1_000, height: 1_000, format: "png" };
  const jobs = [
    ["PICTURE", { outputDir: folder, args: { from: path, renditions: [rendition] } }],
    ["DRAWING", { outputDir: folder, args: { drawing } }],
  ] as const;
  for (const [name, job] of jobs) expect(() => runJob(name, job, "ulimit -f 2")).toThrow("EFBIG");
  for (const [name, job] of jobs) runJob(name, job);

  const files = readdirSync(join(folder, "static"));
  expect(files).toEqual(["drawn.png", "noise.jpg"]);
  // sharp refuses to read a picture that is cut off.
  await Promise.all(files.map((file) => sharp(join(folder, "static", file)).stats()));
});

const RED = { r: 255, g: 0, b: 0 };
const GREEN = "#0f0";

/** A picture whose left half is red and whose right half is green, each 300 pixels wide. */
const halves = () =>
  sharp({ create: { width: 600, height: 600, channels: 3, background: RED } }).composite([
    { input: { create: { width: 300, height: 600, channels: 3, background: GREEN } }, left: 300, top: 0 },
  ]);

async function colourAt(file: string, left: number, top: number): Promise<"red" | "green"> {
  const pixel = await sharp(file).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return pixel[1]! > pixel[0]! ? "green" : "red";
}

test("a photo taken with a turned phone is made upright, and cut as asked", async () => {
  const folder = newFolder("worker");
  const path = join(folder, "phone.jpg");
  // Turned upright, red is above and green below.
  await halves().withMetadata({ orientation: 6 }).jpeg().toFile(path);
  const rendition = { resize: { width: 100, height: 100 }, format: "png", options: {} };
  const whole = { ...rendition, file: "whole.png" };
  const lower = { ...rendition, file: "lower.png", extract: { left: 0, top: 320, width: 280, height: 280 } };
  runJob("PICTURE", { outputDir: folder, args: { from: path, renditions: [whole, lower] } });

  expect(await colourAt(join(folder, "whole.png"), 90, 10)).toBe("red");
  expect(await colourAt(join(folder, "whole.png"), 10, 90)).toBe("green");
  expect(await colourAt(join(folder, "lower.png"), 10, 10)).toBe("green");
});

test("a drawing for texts from the right has its art upright and mirrored, and Arabic letters", async () => {
  const folder = newFolder("worker");
  mkdirSync(join(folder, "static"));
  const path = join(folder, "art.jpg");
  // Turned upright, green is on the left.
  await halves().withMetadata({ orientation: 3 }).jpeg().toFile(path);
  const [drawing, other] = ["أ", "ب"].map((line) =>
    shareDrawing({ line, brand: "Acme", digest: "a", direction: "rtl" }),
  );
  for (const one of [drawing, other])
    runJob("DRAWING", { outputDir: folder, args: { art: path, drawing: one } });

  expect(await colourAt(join(folder, drawing!.file), 10, 10)).toBe("red");
  expect(readFileSync(join(folder, drawing!.file))).not.toEqual(readFileSync(join(folder, other!.file)));
});

test("a drawing is made of its layout, over the art and with the mark, and an icon in the old format", async () => {
  const folder = newFolder("worker");
  mkdirSync(join(folder, "static"));
  const path = join(folder, "art.jpg");
  await sharp({ create: { width: 600, height: 600, channels: 3, background: "#0f0" } }).toFile(path);
  const drawing = shareDrawing({ line: "A line", brand: "Acme", digest: "a" });
  runJob("DRAWING", { outputDir: folder, args: { art: path, drawing } });
  const [icon] = iconDrawings().filter(({ format }) => format === "ico");
  runJob("DRAWING", { outputDir: folder, args: { drawing: icon } });

  const made = sharp(join(folder, drawing.file));
  const { width, height, format } = await made.metadata();
  const corner = await made.extract({ left: 1190, top: 10, width: 1, height: 1 }).raw().toBuffer();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "jpeg" });
  expect(corner[1]).toBeGreaterThan(150);
  expect(readFileSync(join(folder, "favicon.ico")).subarray(0, 6)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0]));
});

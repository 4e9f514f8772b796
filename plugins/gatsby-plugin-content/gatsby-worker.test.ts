/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";

test("the job makes every rendition once, in its size and format", async () => {
  const folder = mkdtempSync(join(tmpdir(), "worker-"));
  mkdirSync(join(folder, "static"));
  const path = join(folder, "hero.jpg");
  await sharp({ create: { width: 900, height: 600, channels: 3, background: "#123" } }).toFile(path);
  const renditions = ["jpg", "webp", "avif"].map((format) => ({
    file: `static/hero.${format}`,
    resize: { width: 300, height: 400, position: "right" },
    format,
    options: { quality: 50 },
  }));
  const job = JSON.stringify({ inputPaths: [{ path }], outputDir: folder, args: { renditions } });
  const script = `(await import(${JSON.stringify(resolve("plugins/gatsby-plugin-content/gatsby-worker.mjs"))})).PICTURE(${job})`;
  const run = () => execFileSync(process.execPath, ["--input-type=module", "-e", script]);
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

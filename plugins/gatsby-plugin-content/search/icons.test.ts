import { readFileSync } from "node:fs";
import { join } from "node:path";
import { newFolder } from "../../../test/folders";
import { frozenTexts } from "../../../test/content/frozen-site";
import { writeIcons } from "./icons";

test("every icon that the manifest names is made, and the manifest has the company's name", () => {
  const folder = newFolder("icons");
  const createJob = jest.fn();
  writeIcons(frozenTexts, createJob, folder);
  const manifest = JSON.parse(readFileSync(join(folder, "manifest.webmanifest"), "utf8")) as {
    name: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  const drawn = createJob.mock.calls.map(
    ([{ args }]: [{ args: { drawing: { file: string; width: number } } }]) => args.drawing,
  );

  expect(manifest.name).toBe("Karez");
  for (const { src, sizes } of manifest.icons.filter(({ sizes }) => sizes !== "any")) {
    expect(drawn).toContainEqual(expect.objectContaining({ file: src.slice(1), width: parseInt(sizes) }));
  }
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
  expect(drawn.map(({ file }) => file)).toEqual(
    expect.arrayContaining(["favicon.ico", "apple-touch-icon.png"]),
  );
  expect(readFileSync(join(folder, "favicon.svg"), "utf8")).toMatch(/^<svg .*<rect .*<\/svg>$/);
});

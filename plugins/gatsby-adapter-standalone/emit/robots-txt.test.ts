/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeRobotsTxt } from "./robots-txt";

test("robots.txt names the sitemap, and forbids nothing", async () => {
  const root = mkdtempSync(join(tmpdir(), "robots-"));
  for (const folder of ["content", "public"]) mkdirSync(join(root, folder));
  writeFileSync(join(root, "content/site.yaml"), "url: https://s.example\n");
  await writeRobotsTxt(root);

  expect(readFileSync(join(root, "public/robots.txt"), "utf8")).toBe(
    "Sitemap: https://s.example/sitemap-index.xml\n",
  );
  rmSync(root, { recursive: true });
});

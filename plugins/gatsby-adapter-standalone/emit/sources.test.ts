import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { RoutesManifest } from "gatsby";
import { newFolder } from "../../../test/folders";
import { publishedSources } from "./sources";

test("of pages with .html in their path, only the not-found page and those in static are published", async () => {
  const root = newFolder("sources");
  for (const folder of ["public/about", "static"]) mkdirSync(join(root, folder), { recursive: true });
  const route = (path: string, file: string) => {
    writeFileSync(join(root, "public", file), "");
    return { type: "static" as const, path, filePath: `public/${file}`, headers: [] };
  };
  writeFileSync(join(root, "static/proof.html"), "");
  const routes: RoutesManifest = [
    route("/about", "about/index.html"),
    route("/404.html", "404.html"),
    route("/proof.html", "proof.html"),
    // Left by a build for Netlify: the file of a page that still exists, and of one that does not.
    route("/about.html", "about.html"),
    route("/gone.html", "gone.html"),
  ];

  const published = await publishedSources(routes, root);
  expect(published.map(({ path }) => path)).toEqual(["/about", "/404.html", "/proof.html"]);
});

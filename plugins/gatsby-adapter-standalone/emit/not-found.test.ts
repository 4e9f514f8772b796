import type { RoutesManifest } from "gatsby";
import { servedRoutes } from "./not-found";

const routes = (...paths: string[]) =>
  paths.map((path) => ({ type: "static", path, filePath: `public${path}`, headers: [] })) as RoutesManifest;

test("pages that Gatsby's adapter for Netlify has moved in an earlier build are left out", () => {
  const moved = ["/about.html", "/services/ai.html", "/admin.html", "/404"];
  const served = ["/", "/about", "/services/ai", "/admin/index.html", "/404.html", "/google0123.html"];

  expect(servedRoutes(routes(...served, ...moved)).map(({ path }) => path)).toEqual(served);
});

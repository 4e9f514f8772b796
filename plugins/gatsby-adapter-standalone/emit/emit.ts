import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FunctionsManifest, RoutesManifest } from "gatsby";
import { STATIC } from "../manifest";
import type { Manifest, RedirectRoute } from "../manifest";
import { withEditorPage } from "../policy/editor-paths";
import { SECURITY_HEADERS } from "../policy/headers";
import { bundle } from "./bundle";
import { setAside } from "./earlier-files";
import { emitFiles } from "./emit-files";
import { answersBelow, NOT_FOUND, servedRoutes } from "./not-found";
import { buildPackage, bundledPackage } from "./packages";
import type { Identity } from "./packages";
import { PREVIEWS } from "./preview";
import { siteFunctions } from "./site-functions";
import { publishedSources } from "./sources";

/** What Gatsby tells an adapter of a finished build. */
type Built = { routesManifest: RoutesManifest; functionsManifest: FunctionsManifest };

/**
 * Turns a finished build into `build/`, which runs on its own: `node build/server.cjs`.
 * @param root the project's folder
 * @param programs the source of each program, by its name: `server` becomes `build/server.cjs`
 * @throws when there is no not-found page, or something cannot be bundled
 */
export async function emit(root: string, built: Built, programs: Record<string, string>): Promise<void> {
  const to = join(root, "build");
  const publicFolder = join(root, "public");
  const routes = withEditorPage(servedRoutes(built.routesManifest));
  const sources = await publishedSources(routes, root);
  if (!sources.some(({ path }) => path === NOT_FOUND)) {
    throw new Error("The site has no not-found page (src/pages/404.tsx)");
  }
  const functions = siteFunctions(root, built.routesManifest, built.functionsManifest);
  // Not earlier: a build that fails the checks above leaves the build in this folder, which may be running, as it is.
  const earlier = await setAside(to);
  const [files, bundled] = await Promise.all([
    emitFiles(sources, {
      from: publicFolder,
      to: join(to, STATIC),
      earlier,
      cache: join(root, ".cache/emitted"),
      previews: join(root, PREVIEWS),
    }),
    bundle(root, { ...programs, ...functions.programs }, to),
  ]);
  await rm(earlier, { recursive: true, force: true });
  const { [NOT_FOUND]: notFound, ...rest } = Object.fromEntries(files);
  const below = Object.entries(rest).flatMap(([path, route]) => {
    const prefix = answersBelow(path);
    return prefix === undefined ? [] : [[prefix, route] as const];
  });
  const manifest: Manifest = {
    headers: SECURITY_HEADERS,
    notFound: notFound!,
    notFoundBelow: Object.fromEntries(below),
    files: Object.fromEntries(Object.entries(rest).filter(([path]) => answersBelow(path) === undefined)),
    redirects: redirectRoutes(built.routesManifest),
    functions: functions.routes,
  };
  const identity = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as Identity;
  await writeJson(join(to, "routes.json"), manifest);
  await writeJson(join(to, "package.json"), buildPackage(identity));
  await writeJson(join(to, "bundled.json"), bundledPackage(bundled));
}

/** The redirects of Gatsby's `createRedirect`, without trailing slashes and without the options for other hosts. */
function redirectRoutes(routes: RoutesManifest): RedirectRoute[] {
  return routes
    .filter((route) => route.type === "redirect")
    .map(({ path, toPath, status }) => ({ from: path.replace(/(?<=.)\/$/, ""), to: toPath, status }));
}

async function writeJson(file: string, value: object): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 1)}\n`);
}

import { rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { AdapterInit, IAdapter, RoutesManifest } from "gatsby";
import { withNotFoundStatus, servedRoutes } from "../emit/not-found";
import { writeRobotFiles } from "../emit/robot-files";
import { withEditorPage } from "../policy/editor-paths";
import { guardFunctions } from "./netlify-functions";
import { netlifyHeaderRoutes } from "./netlify-headers";
import { preparePublic } from "./netlify-pages";

/** What a site on Netlify has to do without (docs/deploy.md has the table). Each build for Netlify logs it. */
export const LOSSES =
  "Netlify has no disk, so there is no outbox: an enquiry that the e-mail provider does not take is not tried again, " +
  "nothing is done about one that bounces, and no other system is told. See docs/deploy.md.";

/** Gatsby's adapter for Netlify, with the pages, headers and refusals of our own server. */
export function netlifyAdapter(): IAdapter {
  // Loaded only when Netlify builds.
  const load = createRequire(join(process.cwd(), "package.json"));
  const inner = () => {
    const { default: create } = load("gatsby-adapter-netlify") as { default: AdapterInit };
    return create({ imageCDN: false });
  };
  return {
    name: "netlify",
    cache: {
      restore: (context) => inner().cache?.restore(context),
      store: (context) => inner().cache?.store(context),
    },
    config: (context) => inner().config?.(context) ?? {},
    async adapt(context) {
      const root = process.cwd();
      context.reporter.warn(LOSSES);
      await writeRobotFiles(root);
      const { functionsManifest } = context;
      const routesManifest = withEditorPage(servedRoutes(context.routesManifest));
      await rm(join(root, "public/404"), { recursive: true, force: true });
      const files = await preparePublic(root, routesManifest);
      await inner().adapt({
        ...context,
        routesManifest: encodeRedirects(withNotFoundStatus(routesManifest)),
        functionsManifest: await guardFunctions(root, functionsManifest),
        headerRoutes: netlifyHeaderRoutes(files),
      });
    },
  };
}

/**
 * Percent-encodes the paths of redirects: Gatsby's adapter for Netlify does not, and takes an `&` in a path for the
 * start of a query. A wildcard stays as it is.
 */
function encodeRedirects(routes: RoutesManifest): RoutesManifest {
  return routes.map((route) =>
    route.type === "redirect" ? { ...route, path: encodeURI(route.path).replaceAll("&", "%26") } : route,
  );
}

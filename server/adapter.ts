import type { IAdapter } from "gatsby";
import { emit } from "./emit/emit";
import { wantsSourceMaps } from "./emit/published";
import { writeRobotsTxt } from "./emit/robots-txt";
import { writeSecurityTxt } from "./emit/security-txt";
import { netlifyAdapter } from "./netlify/adapter";

/** What gatsby-config.ts hosts the site with: Netlify's own way when building there, our server everywhere else. */
export function hostAdapter(env: NodeJS.ProcessEnv = process.env): IAdapter {
  return env.NETLIFY ? netlifyAdapter(env) : ownAdapter(env);
}

const PROGRAMS = {
  "server.cjs": "server/host/main.ts",
  // What an operator runs beside the server, to see and to send what waits in the journal.
  "enquiries.cjs": "server/enquiries/main.ts",
};

function ownAdapter(env: NodeJS.ProcessEnv): IAdapter {
  return {
    name: "own-host",
    config: () => ({ supports: { pathPrefix: false, trailingSlash: ["never"] } }),
    async adapt(context) {
      const root = process.cwd();
      await Promise.all([writeSecurityTxt(root), writeRobotsTxt(root)]);
      const started = performance.now();
      const { routesManifest, functionsManifest } = context;
      await emit(root, { routesManifest, functionsManifest }, wantsSourceMaps(env), PROGRAMS);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      context.reporter.info(`The site and its server are in build/ (${seconds} s). Run it: npm run serve`);
    },
  };
}

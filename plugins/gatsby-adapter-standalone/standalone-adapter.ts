import type { IAdapter } from "gatsby";
import { emit } from "./emit/emit";
import { writeRobotFiles } from "./emit/robot-files";
import { netlifyAdapter } from "./netlify/netlify-adapter";

/** The adapter for `gatsby-config.ts`: Netlify's when building there, our own server's everywhere else. */
export function hostAdapter(env: NodeJS.ProcessEnv = process.env): IAdapter {
  return env.NETLIFY ? netlifyAdapter() : standaloneAdapter();
}

const PROGRAMS = {
  server: "plugins/gatsby-adapter-standalone/host/server.ts",
  // The operator's command line, to list and send what waits in the outbox.
  enquiries: "functions/enquiry/operator/operator.ts",
};

function standaloneAdapter(): IAdapter {
  return {
    name: "standalone",
    config: () => ({ supports: { pathPrefix: false, trailingSlash: ["never"] } }),
    async adapt(context) {
      const root = process.cwd();
      await writeRobotFiles(root);
      const started = performance.now();
      await emit(root, context, PROGRAMS);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      context.reporter.info(`The site and its server are in build/ (${seconds} s). Run it: npm run serve`);
    },
  };
}

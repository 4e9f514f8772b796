import type { GatsbyNode } from "gatsby";
import { forgetRuntimeVariables, forgetTheRun, runtimeVariablesIn } from "./build-environment";
import { removeWithdrawn } from "./withdrawn-files";

/** The file that Gatsby reads for a build. */
const BUILD_ENVIRONMENT = ".env.production";

/**
 * Keeps the server's secrets out of the build: Gatsby would write them into the functions' bundles. Removes variables
 * that differ from run to run too: with each change, Gatsby would compile the bundles again.
 */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  if (process.env.gatsby_executing_command !== "build") return;
  forgetRuntimeVariables(process.env);
  forgetTheRun(process.env);
  const exposed = runtimeVariablesIn(BUILD_ENVIRONMENT);
  if (exposed.length === 0) return;
  reporter.panic(
    `${BUILD_ENVIRONMENT} sets ${exposed.join(", ")}, which Gatsby would write into the bundles. Set it where the ` +
      "server runs: in its environment, or in .env.",
  );
};

/** Before Gatsby copies `static` into `public`. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () => removeWithdrawn(process.cwd());

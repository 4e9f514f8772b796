import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { RUNTIME_VARIABLES } from "../../functions/env";

/**
 * Removes the server's variables from a build's environment: Gatsby would replace each `process.env.X` in a bundle
 * by its value.
 */
export function forgetRuntimeVariables(env: NodeJS.ProcessEnv): void {
  for (const name of RUNTIME_VARIABLES) delete env[name];
}

/** Variables that identify a run: of npm, a terminal, or a build service (Netlify, GitHub, GitLab). */
const OF_A_RUN =
  /^(?!GATSBY_)(?:(?:npm|GITHUB|RUNNER|ACTIONS|CI|SSH|VSCODE)_.*|_|SHLVL|OLDPWD|HOSTNAME|WINDOWID|TMUX(?:_PANE)?|\w+_SESSION(?:_ID)?|(?:CACHED_)?COMMIT_REF|BUILD_ID|DEPLOY_(?:ID|URL|PRIME_URL))$/;

/**
 * Removes from a build's environment what differs from run to run and no page shows. Gatsby writes all variables into
 * the functions and into what renders the pages, and compiles both anew when any of them has changed.
 */
export function forgetTheRun(env: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(env)) if (OF_A_RUN.test(name)) delete env[name];
}

/** The server's variables that are set in a file which Gatsby reads itself, besides the environment. */
export function runtimeVariablesIn(file: string): string[] {
  const set = variablesIn(file);
  return RUNTIME_VARIABLES.filter((name) => name in set);
}

/** The variables that a file such as `.env` sets; none if there is no such file. */
export function variablesIn(file: string) {
  if (!existsSync(file)) return {};
  // Some editors on Windows begin a file with a byte order mark, which Node takes for a part of the first name.
  return parseEnv(readFileSync(file, "utf8").replace(/^\uFEFF/, ""));
}

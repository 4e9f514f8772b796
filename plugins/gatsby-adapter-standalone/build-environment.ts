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

/** The server's variables that are set in a file which Gatsby reads itself, besides the environment. */
export function runtimeVariablesIn(file: string): string[] {
  const named = existsSync(file) ? Object.keys(parseEnv(readFileSync(file, "utf8"))) : [];
  return RUNTIME_VARIABLES.filter((name) => named.includes(name));
}

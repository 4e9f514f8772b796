import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** What the running server reads (DECISIONS.md, "Running it"); the build gets none of it. */
export const RUNTIME_VARIABLES = [
  "RESEND_API_KEY",
  "RESEND_BASE_URL",
  "ENQUIRY_FROM",
  "ENQUIRY_TO",
  "ENQUIRY_LIMIT",
  "ENQUIRY_JOURNAL",
  "TRUST_PROXY",
  "REDIS_URL",
] as const;

/** Adds what `.env` (or the file that `ENV_FILE` names) says to the environment; what is set already wins. */
export function loadEnvironmentFile(file = process.env.ENV_FILE ?? ".env"): void {
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * The environment for a build: without the server's variables, because Gatsby writes what a function names
 * as `process.env.X` into its bundle.
 */
export function buildEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(
    ([name]) => !(RUNTIME_VARIABLES as readonly string[]).includes(name),
  );
  return { ...Object.fromEntries(kept), ...QUIET };
}

/**
 * Takes the server's variables out of a build's environment, however that was started: a variable that a package
 * names as `process.env.X` would be written into the bundle.
 */
export function forgetRuntimeVariables(env: NodeJS.ProcessEnv): void {
  for (const name of RUNTIME_VARIABLES) delete env[name];
}

/** The server's variables in a file that Gatsby reads for the build by itself, past the environment. */
export function runtimeVariablesIn(file: string): string[] {
  const named = existsSync(file) ? Object.keys(parseEnv(readFileSync(file, "utf8"))) : [];
  return RUNTIME_VARIABLES.filter((name) => named.includes(name));
}

/** Gatsby without telemetry and without advertising. */
export const QUIET = { GATSBY_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" };

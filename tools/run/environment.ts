import { availableParallelism } from "node:os";
import { RUNTIME_VARIABLES } from "../../functions/env";
import { variablesIn } from "../../plugins/gatsby-adapter-standalone/build-environment";

/** Loads `.env`, or the file that `ENV_FILE` names, into the environment. Variables that are set already win. */
export function loadEnvironmentFile(file = process.env.ENV_FILE ?? ".env"): void {
  Object.assign(process.env, { ...variablesIn(file), ...process.env });
}

/**
 * The environment for a build: without the server's variables, because Gatsby replaces `process.env.X` in a function
 * by its value. On two cores Gatsby has one worker anyway; told that there is one core, it runs the queries itself and
 * does not start that worker a second time, for pages.
 */
export function buildEnvironment(env: NodeJS.ProcessEnv, cores = availableParallelism()): NodeJS.ProcessEnv {
  const few = cores <= 2 ? { GATSBY_CPU_COUNT: "1" } : {};
  return { ...few, ...withoutSettings(env), ...QUIET };
}

/** For a site that is measured or tested: no outbox, and none of the services that a real one's environment names. */
export function trialEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...withoutSettings(env), ENQUIRY_OUTBOX: "" };
}

function withoutSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(
    ([name]) => !(RUNTIME_VARIABLES as readonly string[]).includes(name),
  );
  return Object.fromEntries(kept);
}

/** Gatsby without telemetry and without advertising. */
export const QUIET = { GATSBY_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" };

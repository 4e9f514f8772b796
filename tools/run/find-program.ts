import { existsSync } from "node:fs";
import { install, mayInstall } from "./apt-get";

/** A program that tests start and npm does not install. */
export type Program = {
  title: string;
  /** The variable that names the program where it is in none of the known places. */
  variable: string;
  places: readonly string[];
  /** Other programs that it needs to be driven. */
  needs?: readonly string[];
  /** Debian's packages. Where there are several sets, the first that can be installed is enough. */
  packages: readonly (readonly string[])[];
  otherWays?: string;
};

/**
 * The path of a program on this machine: what its variable names, or a system package.
 * @throws when the variable names no file, or nothing is found
 */
export function findProgram(
  { title, variable, places, needs = [], packages, otherWays = "" }: Program,
  env: NodeJS.ProcessEnv,
  exists: (path: string) => boolean = existsSync,
): string {
  const named = env[variable];
  if (named && !exists(named)) throw new Error(`${variable}=${named} does not exist`);
  const found = named || places.find(exists);
  const missing = needs.filter((path) => !exists(path));
  if (found && missing.length === 0) return found;
  throw new Error(
    `No ${found ? missing.join(", no ") : title} found. Install your system's package ` +
      `(Debian: apt-get install ${packages.map((set) => set.join(" ")).join(", or ")})${otherWays}, or set ${variable} to the program.`,
  );
}

/** Finds a program; if there is none, installs Debian's, as root (CI, a container). */
export function ensureProgram(program: Program, env: NodeJS.ProcessEnv): string {
  try {
    return findProgram(program, env);
  } catch (error) {
    if (env[program.variable] || !mayInstall()) throw error;
  }
  installFirst(program.title, program.packages);
  return findProgram(program, env);
}

/** @throws when none of the sets can be installed */
function installFirst(title: string, [packages = [], ...others]: Program["packages"]): void {
  try {
    install(title, packages);
  } catch (error) {
    if (others.length === 0) throw error;
    installFirst(title, others);
  }
}

/** Runs the main function of a `find-*.ts` program. An error becomes one message and exit code 1. */
export function runFinder(find: () => void): void {
  try {
    find();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

import { accessSync, constants, mkdirSync } from "node:fs";
import { ConfigError } from "./config";

/** Where this server keeps enquiries that could not be delivered, unless told otherwise. */
const DEFAULT_FOLDER = "data/enquiries";

/** The journal's folder as the environment names it; undefined if `ENQUIRY_JOURNAL` is set but empty: no journal. */
export function journalFolder(env: NodeJS.ProcessEnv): string | undefined {
  return (env.ENQUIRY_JOURNAL ?? DEFAULT_FOLDER).trim() || undefined;
}

/**
 * Names the journal's folder for the functions and makes sure that it can be written: an enquiry that cannot be
 * kept must stop the start, not get lost later.
 * @throws ConfigError
 */
export function prepareJournal(env: NodeJS.ProcessEnv): void {
  const folder = journalFolder(env);
  if (folder === undefined) return;
  env.ENQUIRY_JOURNAL = folder;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(
      `ENQUIRY_JOURNAL: the folder ${folder} cannot be written (${code}). Name one that can, or set it empty to ` +
        "keep no journal",
    );
  }
}

import { accessSync, constants, mkdirSync } from "node:fs";
import { ConfigError } from "./config";

/** Where this server keeps enquiries that could not be delivered, unless told otherwise. */
export const DEFAULT_FOLDER = "data/enquiries";

/**
 * Names the journal's folder for the functions and makes sure that it can be written: an enquiry that cannot be
 * kept must stop the start, not get lost later. An `ENQUIRY_JOURNAL` that is set but empty means none.
 * @throws ConfigError
 */
export function prepareJournal(env: NodeJS.ProcessEnv): void {
  env.ENQUIRY_JOURNAL ??= DEFAULT_FOLDER;
  const folder = env.ENQUIRY_JOURNAL.trim();
  if (folder === "") return;
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

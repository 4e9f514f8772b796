import type { SiteFacts } from "../../functions/site/facts";
import { journalFolder } from "../host/journal-folder";
import { runCommand } from "./commands";

/**
 * The operator's program, wherever it is started: runs the command of its arguments on the journal that the
 * environment names, prints what came of it, and sets the exit code. An error is one line.
 */
export async function runProgram(readSite: () => SiteFacts): Promise<void> {
  try {
    const { text, code } = await runCommand(process.argv.slice(2), journalFolder(process.env), readSite());
    console.log(text);
    process.exitCode = code;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

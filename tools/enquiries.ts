import { readFileSync } from "node:fs";
import { readFacts } from "../functions/site/read-facts.cjs";
import { runCommand } from "../server/enquiries/commands";
import { DEFAULT_FOLDER } from "../server/host/journal-folder";
import { loadEnvironmentFile } from "./environment";

/** `npm run enquiries`: what waits in the journal; `-- send`, `-- trapped` and `-- release <id>` do more. */
async function main(): Promise<void> {
  loadEnvironmentFile();
  const folder = process.env.ENQUIRY_JOURNAL?.trim() || DEFAULT_FOLDER;
  const site = readFacts(readFileSync("content/site.yaml", "utf8"));
  const { text, code } = await runCommand(process.argv.slice(2), folder, site);
  console.log(text);
  process.exitCode = code;
}

void main();

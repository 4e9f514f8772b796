import site from "!!../../functions/site/loader.cjs!../../content/site.yaml";
import { DEFAULT_FOLDER } from "../host/journal-folder";
import { runCommand } from "./commands";

/** `node enquiries.cjs`, beside the built server: `npm run enquiries` without the project. */
const folder = process.env.ENQUIRY_JOURNAL?.trim() || DEFAULT_FOLDER;

void runCommand(process.argv.slice(2), folder, site).then(({ text, code }) => {
  console.log(text);
  process.exitCode = code;
});

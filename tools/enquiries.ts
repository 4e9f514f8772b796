import { readFileSync } from "node:fs";
import { readFacts } from "../functions/site/read-facts.cjs";
import { runProgram } from "../server/enquiries/program";
import { loadEnvironmentFile } from "./environment";

/** `npm run enquiries`: what waits in the journal; `-- send`, `-- trapped` and `-- release <id>` do more. */
loadEnvironmentFile();
void runProgram(() => readFacts(readFileSync("content/site.yaml", "utf8")));

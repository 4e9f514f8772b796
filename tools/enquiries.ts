import { runProgram } from "../functions/enquiry/operator/run-commands";
import { readTexts } from "../plugins/gatsby-plugin-content/check/check-content";
import { siteFacts } from "../plugins/gatsby-plugin-content/enquiry/site-facts";
import { loadEnvironmentFile } from "./run/environment";

/** `npm run enquiries`: lists what waits in the outbox; `-- send`, `-- honeypot` and `-- release <id>` do more. */
loadEnvironmentFile();
void runProgram(() => siteFacts(readTexts()));

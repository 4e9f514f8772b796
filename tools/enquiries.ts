import { runProgram } from "../functions/enquiry/operator/run-commands";
import { readTexts } from "../plugins/gatsby-plugin-content/check/check-content";
import { siteFacts } from "../plugins/gatsby-plugin-content/enquiry/site-facts";
import { loadEnvironmentFile } from "./run/environment";

/** `npm run enquiries`: the operator's command line for the outbox, from the project. */
loadEnvironmentFile();
void runProgram(() => siteFacts(readTexts()));

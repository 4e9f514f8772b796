import { site } from "../../site/generated";
import { runProgram } from "./run-commands";

/** `node enquiries.cjs`, beside the built server: `npm run enquiries` without the project. */
void runProgram(() => site);

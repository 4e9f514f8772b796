import type { SiteFacts } from "../../site/facts";
import { outboxAddress } from "../../env";
import { openOutbox } from "../outbox/open-outbox";
import { closeRedis } from "../../redis";
import { runCommand } from "./commands";

/**
 * The operator's program, wherever it is started: runs the command of its arguments on the outbox that the
 * environment names, prints its result, and sets the exit code. An error is one line.
 */
export async function runProgram(readSite: () => SiteFacts): Promise<void> {
  try {
    const address = outboxAddress(process.env);
    // What is to be told to other systems is kept beside the enquiries, also where the variable is not set.
    if (address !== undefined) process.env.ENQUIRY_OUTBOX = address;
    const outbox = address === undefined ? undefined : openOutbox(address);
    const { text, code } = await runCommand(process.argv.slice(2), outbox, readSite());
    console.log(text);
    process.exitCode = code;
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  } finally {
    await closeRedis();
  }
}

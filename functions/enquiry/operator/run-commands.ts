import type { SiteFacts } from "../../site/facts";
import { outboxAddress } from "../../env";
import { logToStderr } from "../../log";
import { openOutbox } from "../outbox/open-outbox";
import { closeRedis } from "../../redis";
import { outboxProblem } from "../../redis-address";
import { runCommand } from "./commands";

/**
 * The operator's program, wherever it is started: runs the command of its arguments on the outbox that the
 * environment names, prints its result, and sets the exit code. An error is one line; lines of the log go where it goes.
 */
export async function runProgram(readSite: () => SiteFacts): Promise<void> {
  logToStderr();
  // A line of the log that cannot be written must not end a program that is sending.
  process.stderr.on("error", () => undefined);
  try {
    const address = outboxAddress(process.env);
    const problem = address && outboxProblem(address);
    if (problem) throw new Error(problem);
    // What is to be told to other systems is kept beside the enquiries, also where the variable is not set.
    if (address !== undefined) process.env.ENQUIRY_OUTBOX = address;
    const outbox = address === undefined ? undefined : openOutbox(address);
    process.stdout.once("error", failUnlessLeft);
    const { text, code } = await runCommand(process.argv.slice(2), outbox, readSite());
    // In two: Node takes a part of the first one for all of it, as on a disk that fills up, but not for the second.
    for (const part of [text, "\n"]) process.stdout.write(part);
    process.exitCode = code;
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  } finally {
    await closeRedis();
  }
}

/** An answer that cannot be printed, as into a file on a full disk, is none. A reader such as `head` may leave. */
function failUnlessLeft({ code, message }: NodeJS.ErrnoException): void {
  if (code === "EPIPE") return;
  console.error(message);
  process.exitCode = 1;
}

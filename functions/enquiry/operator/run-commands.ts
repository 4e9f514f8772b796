import type { SiteFacts } from "../../site/facts";
import { outboxAddress } from "../../env";
import { logToStderr } from "../../log";
import { openOutbox } from "../outbox/open-outbox";
import { closeRedis } from "../../redis";
import { outboxProblem } from "../../redis-address";
import { runCommand } from "./commands";

/**
 * The operator's program, wherever it is started: runs the command of its arguments on the outbox that the environment
 * names, prints its result, and sets the exit code. An error is one line on the standard error, where the log goes too.
 */
export async function runProgram(readSite: () => SiteFacts): Promise<void> {
  logToStderr();
  // A line of the log that cannot be written must not end a program that is sending.
  process.stderr.on("error", () => undefined);
  try {
    const address = outboxAddress(process.env);
    const problem = address && outboxProblem(address);
    if (problem) throw new Error(problem);
    // Messages to other systems are queued in the outbox that this variable names, so the default is set as well.
    if (address !== undefined) process.env.ENQUIRY_OUTBOX = address;
    const outbox = address === undefined ? undefined : openOutbox(address);
    process.stdout.once("error", failUnlessLeft);
    const { text, code } = await runCommand(process.argv.slice(2), outbox, readSite());
    // In two writes: if only a part of one fits, as on a disk that fills up, Node reports no error, but the next one
    // fails.
    for (const part of [text, "\n"]) process.stdout.write(part);
    process.exitCode = code;
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  } finally {
    await closeRedis();
  }
}

/** Fails if the text cannot be printed, as into a file on a full disk. A reader such as `head` may stop reading. */
function failUnlessLeft({ code, message }: NodeJS.ErrnoException): void {
  if (code === "EPIPE") return;
  console.error(message);
  process.exitCode = 1;
}

import { access, constants } from "node:fs/promises";
import { join, resolve } from "node:path";
import { makeFolder } from "../../../functions/enquiry/outbox/durable-file";
import { folderOf, FORMER_OUTBOX_VARIABLE, outboxAddress } from "../../../functions/env";
import { log } from "../../../functions/log";
import { outboxProblem } from "../../../functions/redis-address";
import { ConfigError } from "./host-config";

/**
 * Sets ENQUIRY_OUTBOX for the functions and makes sure that its folder can be written: a server that could not keep
 * enquiries must not start. Warns of a folder inside the build, which is removed with the build.
 * @param build the folder of the build
 * @returns the folder's absolute path; undefined where there is no outbox
 * @throws ConfigError
 */
export async function prepareOutbox(env: NodeJS.ProcessEnv, build: string): Promise<string | undefined> {
  const address = outboxAddress(env);
  if (env.ENQUIRY_OUTBOX === undefined && env[FORMER_OUTBOX_VARIABLE] !== undefined) {
    log("former-variable", { message: `${FORMER_OUTBOX_VARIABLE} is now called ENQUIRY_OUTBOX` }, "warn");
  }
  if (address === undefined) return undefined;
  env.ENQUIRY_OUTBOX = address;
  const problem = outboxProblem(address);
  if (problem !== undefined) throw new ConfigError(problem);
  const folder = resolve(folderOf(address));
  try {
    await makeFolder(folder);
    // With the slash, a file of this name is refused.
    await access(join(folder, "/"), constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(
      `ENQUIRY_OUTBOX: the folder ${folder} cannot be written (${code}). Name one that can, or set it empty to ` +
        "have no outbox",
    );
  }
  if (join(folder, "/").startsWith(join(build, "/"))) {
    const message = `${folder} goes with this build: start the server in a folder that stays`;
    log("outbox-in-build", { message }, "warn");
  }
  return folder;
}

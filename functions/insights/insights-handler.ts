import type { ServerResponse } from "node:http";
import { readBody } from "../http/body";
import type { FunctionRequest } from "../http/body";
import { sendReply } from "../http/reply";
import type { Reply } from "../http/reply";
import { log } from "../log";
import { readView } from "./view";

/** A view takes less than 1 KB; more is not from our script. */
export const VIEW_LIMIT_BYTES = 2 * 1024;

/**
 * The function behind /api/insights: writes one line of the log for each view of a page and answers 204.
 * It keeps no address, sets no cookie and answers nothing that the script would read.
 */
export async function handleView(request: FunctionRequest, response: ServerResponse): Promise<void> {
  sendReply(response, await countView(request));
}

async function countView(request: FunctionRequest): Promise<Reply> {
  if (request.method !== "POST") return { status: 405, headers: { Allow: "POST" } };
  const body = await readBody(request, VIEW_LIMIT_BYTES, ["application/json"]);
  if (!body.ok) return { status: body.status };
  const view = readView(body.value);
  if (view === null) return { status: 400 };
  log("view", view);
  return { status: 204 };
}

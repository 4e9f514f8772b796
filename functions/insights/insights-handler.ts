import type { ServerResponse } from "node:http";
import { readInsightsUpstream } from "../env";
import { readBody } from "../http/body";
import type { FunctionRequest } from "../http/body";
import { isCrossSite } from "../http/origin";
import { sendReply } from "../http/reply";
import type { Reply } from "../http/reply";
import { senderOf } from "../http/sender";
import { consume } from "../limits/counters";
import { log } from "../log";
import { forwardTo } from "./upstream";
import type { Forward } from "./upstream";
import { readView } from "./view";
import type { View } from "./view";

/** A view takes less than 1 KB; more is not from our script. */
export const VIEW_LIMIT_BYTES = 2 * 1024;

/**
 * Views that are counted in a minute: of one sender, which may be a whole office, and of all. Each is a line of the
 * log, and these must not fill a disk.
 */
const LIMITS = { ofOne: 600, ofAll: 1_800 };

type InsightsSite = {
  /** Where the site lives: scheme and host. */
  url: string;
  /** The paths of all pages. */
  pages: readonly string[];
};

/**
 * The function behind /api/insights: writes one line of the log for each view of a page of this site, passes it
 * on where INSIGHTS_UPSTREAM says so, and answers 204. It keeps no address, sets no cookie and answers nothing that the
 * script would read.
 */
export function insightsHandler({ url, pages }: InsightsSite, limits = LIMITS) {
  const known = new Set(pages);
  let forward: Forward | undefined;
  const passOn = (view: View) => {
    const upstream = readInsightsUpstream();
    if (upstream === undefined) return;
    forward ??= forwardTo(upstream, url);
    forward(view);
  };
  const countView = async (request: FunctionRequest): Promise<Reply> => {
    if (request.method !== "POST") return { status: 405, headers: { Allow: "POST" } };
    if (isCrossSite(request, url)) return { status: 403 };
    if (await isTooMany(senderOf(request), limits)) return { status: 429 };
    const body = await readBody(request, VIEW_LIMIT_BYTES, ["application/json"]);
    if (!body.ok) return { status: body.status };
    const view = readView(body.value);
    if (view === null) return { status: 400 };
    // The not-found page is seen at any path, and made-up paths must not get into the log.
    if (known.has(view.path)) {
      log("view", view);
      passOn(view);
    }
    return { status: 204 };
  };
  return async (request: FunctionRequest, response: ServerResponse): Promise<void> =>
    sendReply(response, await countView(request));
}

/** Counts a view, in this process alone: page views are no reason to ask another server. */
async function isTooMany(sender: string, { ofOne, ofAll }: typeof LIMITS): Promise<boolean> {
  const waitMs =
    (await consume(sender, { name: "view", points: ofOne, windowS: 60 }, undefined)) ||
    (await consume("all", { name: "views", points: ofAll, windowS: 60 }, undefined));
  return waitMs > 0;
}

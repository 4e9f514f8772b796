import { log } from "../log";
import { whyNoAnswer } from "../no-answer";
import type { View } from "./view";

/**
 * How long the upstream may take for a view, and how long it is left alone after it has taken longer, in milliseconds.
 * A view that it misses is in the log all the same.
 */
const TIMING = { timeoutMs: 3_000, pauseMs: 30_000 };
/**
 * How many views are on their way at once; one while the upstream takes none. More are left out: the DNS lookup of a
 * call goes on after the call was given up, and while DNS hangs, that of the e-mail provider would wait behind these.
 */
const AT_ONCE = 5;
/** How much of an answer is read, in bytes. */
const ANSWER_BYTES = 4 * 1024;

/**
 * Umami and Plausible do not count programs. The visitor's own user agent is not passed on, so every view has this one.
 */
const USER_AGENT = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
/** A size for each class, since Umami wants pixels. */
const SCREENS: Record<View["viewport"], string> = { small: "390x844", medium: "768x1024", large: "1440x900" };

/** Passes a view on. It returns at once and never throws. */
export type Forward = (view: View) => void;

/** How a kind of upstream takes a view. */
type Format = {
  /** The parameter of the address that names the site there. */
  parameter: string;
  body: (site: string, url: URL, view: View) => unknown;
  /** Whether an answer with a good status says that the view was left out nevertheless. */
  isDropped: (headers: Headers, body: string) => boolean;
};

/** By the end of the path: the endpoints of Umami and Plausible for events. */
const FORMATS: Record<string, Format> = {
  "/api/send": {
    parameter: "website",
    body: (website, url, { referrer, viewport }) => ({
      type: "event",
      payload: {
        website,
        hostname: url.hostname,
        url: url.pathname,
        referrer: refererUrl(referrer),
        screen: SCREENS[viewport],
      },
    }),
    isDropped: (_headers, body) => body.includes('"beep"'),
  },
  "/api/event": {
    parameter: "domain",
    body: (domain, url, { referrer, viewport }) => ({
      name: "pageview",
      domain,
      url: url.href,
      referrer: refererUrl(referrer),
      props: { viewport },
    }),
    isDropped: (headers) => headers.has("x-plausible-dropped"),
  },
};

const refererUrl = (host: string) => (host === "" ? undefined : `https://${host}/`);

/** Reads the address of an upstream; undefined if it is of no known kind. */
export function readUpstream(address: string): { url: string; site: string; format: Format } | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const format = Object.entries(FORMATS).find(([end]) => url.pathname.endsWith(end))?.[1];
  const site = format && url.searchParams.get(format.parameter);
  if (!format || !site) return undefined;
  url.search = "";
  return { url: url.href, site, format };
}

/**
 * Passes views on to a self-hosted Umami or Plausible, with nothing but what the log has too: no address, no browser.
 * It logs when the upstream stops taking views, and when it takes them again; after one that timed out it waits a
 * while.
 * @param address its endpoint, which says the kind and the site: `…/api/send?website=ID`, `…/api/event?domain=NAME`
 * @param siteUrl where this site lives: scheme and host
 */
export function forwardTo(address: string, siteUrl: string, { timeoutMs, pauseMs } = TIMING): Forward {
  const upstream = readUpstream(address);
  if (!upstream) return () => undefined; // Our own server refuses to start with such an address.
  const { url, site, format } = upstream;
  let underWay = 0;
  let pausedUntil = 0;
  let error: string | undefined;

  const settle = (now: string | undefined) => {
    pausedUntil = now === "TimeoutError" ? performance.now() + pauseMs : 0;
    if (now !== error) log("insights-upstream", { takesViews: !now, error: now }, now ? "warn" : "info");
    error = now;
  };
  const post = async (view: View): Promise<string | undefined> => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", "user-agent": USER_AGENT },
      body: JSON.stringify(format.body(site, new URL(view.path, siteUrl), view)),
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = await readStart(response);
    if (!response.ok) return `status ${response.status}`;
    return format.isDropped(response.headers, body) ? "view left out" : undefined;
  };

  return (view) => {
    if (performance.now() < pausedUntil || underWay >= (error === undefined ? AT_ONCE : 1)) return;
    underWay += 1;
    void post(view)
      .catch(whyNoAnswer)
      .then(settle)
      .finally(() => (underWay -= 1));
  };
}

/** The first part of an answer. The rest is not read, whatever its length. */
async function readStart({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  if (reader === undefined) return "";
  const parts: Uint8Array[] = [];
  for (let bytes = 0; bytes < ANSWER_BYTES;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    bytes += value.length;
  }
  await reader.cancel();
  return Buffer.concat(parts).toString();
}

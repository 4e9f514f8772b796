import type { EmotionCache } from "@emotion/cache";
import { media } from "./tokens";

/** The parts of a page below its top, what stands below `main`, and what opens only when somebody wants it. */
const LATER = "main>:where(:not(:first-child)),main~*,dialog";

/**
 * For the head: until their styles are there, the later parts are neither seen nor laid out. Should the styles not come
 * within six seconds, the parts are shown without them.
 */
export const HOLD_LATER =
  `:root{--late:hidden;--seen:hidden;animation:unstyled 0s 6s forwards}${LATER}{visibility:var(--seen)}` +
  "@keyframes unstyled{to{--late:visible;--seen:visible}}";

/** The custom property of the root element with which a page is laid out as a whole. */
export const WHOLE = "--whole";

/** A browser reads no further than a link to styles while its request hangs. This long after, the page goes on without. */
export const LONGEST_WAIT_MS = 9_000;

/**
 * For the head: a page that is loaded anew, or that one comes back to, is laid out as a whole. Browsers return to a
 * number of pixels, so what stands above has to be as high as it was. And the file of the later styles is given up.
 */
export const STYLES_SCRIPT = `
  setTimeout(function giveUp() {
    const link = document.querySelector("link[data-styles]");
    if (link?.sheet === null) link.remove();
    // A slow document may not have come to it yet.
    if (!link && document.readyState === "loading") setTimeout(giveUp, ${LONGEST_WAIT_MS});
  }, ${LONGEST_WAIT_MS});
  if (performance.getEntriesByType("navigation")[0]?.type !== "navigate")
    document.documentElement.style.setProperty("${WHOLE}", "visible");
`;

/** Without scripts nothing lays the parts out one by one (`use-settled-parts.ts`). */
const RELEASE_LATER =
  `:root{--late:var(${WHOLE},auto);--seen:visible;animation:none}` +
  `${media.noScript}{:root{--late:visible}}`;

/**
 * The styles of a rendered page in two parts, in the order in which they were rendered.
 * @param html the page
 * @param topEnd how much of it is the top, which the first picture shows
 * @param late the ids of global styles that the top does not need
 * @returns what the top uses before a dialog of it opens, with the other global styles, and what only later parts use
 */
export function splitStyles(
  { inserted, registered, key }: EmotionCache,
  html: string,
  topEnd: number,
  late: readonly string[],
): { top: string; later: string } {
  const classesOf = (part: string) => new Set(part.match(new RegExp(`\\b${key}-\\w+`, "g")));
  const ofTop = classesOf(html.slice(0, topEnd).replace(/<dialog\b.*?<\/dialog>/gs, ""));
  const ofPage = classesOf(html);
  let top = "";
  let later = RELEASE_LATER;
  for (const [id, css] of Object.entries(inserted)) {
    const name = `${key}-${id}`;
    // Global styles and animations have no class.
    if (late.includes(id)) later += css;
    else if (!(name in registered) || ofTop.has(name)) top += css;
    else if (ofPage.has(name)) later += css;
  }
  return { top, later };
}

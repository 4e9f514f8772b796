import type { EmotionCache } from "@emotion/cache";
import { media } from "./tokens";

/** Selects the parts of a page below its top, what stands below `main`, and dialogs. */
const LATER = "main>:where(:not(:first-child)),main~*,dialog";

/**
 * For the head: until their styles are there, the later parts are neither seen nor laid out. If the styles do not come
 * within six seconds, the parts are shown without them.
 */
export const HOLD_LATER =
  `:root{--late:hidden;--seen:hidden;animation:unstyled 0s 6s forwards}${LATER}{visibility:var(--seen)}` +
  "@keyframes unstyled{to{--late:visible;--seen:visible}}";

/** The custom property of the root element that makes browsers lay out the whole page. */
export const WHOLE = "--whole";

/** Browsers stop at a link to styles while its request hangs. After this time the page goes on without the styles. */
export const LONGEST_WAIT_MS = 9_000;

/**
 * For the head. After a reload or Back the whole page is laid out: browsers return to a scroll position in pixels, so
 * the parts above must have their real heights. The script also gives up the file of the later styles if it does not
 * come.
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
 * @param topEnd where its top ends, which visitors see first
 * @param late the ids of global styles that the top does not need
 * @returns `top`: what the top uses while its dialogs are closed, with the other global styles; `later`: what only
 * later parts use, with the late global styles
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

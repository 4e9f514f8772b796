/** Numbers that decide behaviour, from sections 4 and 9 of the specification; the unit is in the name. */

/** A slide of the carousel shows for this long. */
export const CAROUSEL_INTERVAL_MS = 5_000;

/** The pictures of further slides are fetched this long before the carousel first advances. */
export const CAROUSEL_PREPARE_MS = 1_500;

/** One slide fades into the next in this time. */
export const CAROUSEL_FADE_MS = 600;

/** Shortest drag that counts past the first or last slide, or before Swiper has loaded. */
export const SWIPE_DISTANCE_PX = 40;

/** The carousel pauses this long after an arrow, a dot, a swipe or a key. */
export const CAROUSEL_PAUSE_MS = 10_000;

/** The hero's share of the viewport's height … */
export const HERO_HEIGHT_VH = 90;

/** … and its greatest height, unless its text needs more. */
export const HERO_MAX_HEIGHT_PX = 800;

/** The promo banner shows this long after the page has loaded, at the latest. */
export const PROMO_TIMER_MS = 15_000;

/** The promo banner shows this long after the pointer left through the top edge. */
export const PROMO_LEAVE_DELAY_MS = 300;

/** Once the page is scrolled further than this, the header gets a shadow and a solid background. */
export const HEADER_SCROLL_PX = 10;

/** How long a block takes to appear when it scrolls into view. */
export const REVEAL_DURATION_MS = 800;

/** The easing with which it appears. */
export const REVEAL_EASING = "ease-in-out";

/** The size of a share picture in pixels: what networks ask for. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Greatest width of the service dialog. */
export const DIALOG_MAX_WIDTH_PX = 600;

/** Least height of the message field. */
export const MESSAGE_MIN_HEIGHT_PX = 120;

/** A toast closes by itself after this long. */
export const TOAST_DURATION_MS = 5_000;

/** The path of the visual editor: its page, and the folder of its files. */
export const EDITOR_PATH = "/admin";

/** Dispatched on the window after a client-side navigation; static/insights/script.js listens to it by name. */
export const ROUTE_CHANGE_EVENT = "routechange";

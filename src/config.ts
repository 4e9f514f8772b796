/** Every number that decides behaviour, from sections 4 and 9 of the specification; the unit is in the name. */

/** A slide of the carousel stays this long before the next one follows. */
export const CAROUSEL_INTERVAL_MS = 5_000;

/** This long before the slides first move by themselves, the pictures of the further ones are fetched. */
export const CAROUSEL_PREPARE_MS = 1_500;

/** A drag past the first or last slide, or before Swiper is there, has to be at least this long to count. */
export const SWIPE_DISTANCE_PX = 40;

/** After an arrow, a dot, a swipe or a key, the carousel rests this long. */
export const CAROUSEL_PAUSE_MS = 10_000;

/** The hero takes this share of the viewport's height … */
export const HERO_HEIGHT_VH = 90;

/** … and no more than this, unless its text needs it. */
export const HERO_MAX_HEIGHT_PX = 800;

/** The promo banner shows at the latest this long after the page was loaded. */
export const PROMO_TIMER_MS = 15_000;

/** The promo banner shows this long after the pointer left through the top edge. */
export const PROMO_LEAVE_DELAY_MS = 300;

/** Scrolled further than this, the header gets a shadow and a solid ground. */
export const HEADER_SCROLL_PX = 10;

/** A block that scrolls into view takes this long to appear. */
export const REVEAL_DURATION_MS = 800;

/** How a revealed block gains speed. */
export const REVEAL_EASING = "ease-in-out";

/** The service dialog is never wider. */
export const DIALOG_MAX_WIDTH_PX = 600;

/** The message field is never lower. */
export const MESSAGE_MIN_HEIGHT_PX = 120;

/** A toast leaves by itself after this long. */
export const TOAST_DURATION_MS = 5_000;

import * as config from "./config";
import { LIMITS } from "./enquiry/contract";

/** Section 9 of the specification. */
const constants = {
  CAROUSEL_INTERVAL_MS: 5_000,
  CAROUSEL_PAUSE_MS: 10_000,
  HERO_HEIGHT_VH: 90,
  HERO_MAX_HEIGHT_PX: 800,
  PROMO_TIMER_MS: 15_000,
  PROMO_LEAVE_DELAY_MS: 300,
  HEADER_SCROLL_PX: 10,
  REVEAL_DURATION_MS: 800,
  REVEAL_EASING: "ease-in-out",
  DIALOG_MAX_WIDTH_PX: 600,
  MESSAGE_MIN_HEIGHT_PX: 120,
  TOAST_DURATION_MS: 5_000,
};

/** What the specification leaves open. */
const others = ["CAROUSEL_PREPARE_MS", "SWIPE_DISTANCE_PX"];

test.each(Object.entries(constants))("%s is %s", (name, value) => {
  expect(config).toHaveProperty(name, value);
});

test("every other constant of the site is one that the specification leaves open", () => {
  expect(Object.keys(config).sort()).toEqual([...Object.keys(constants), ...others].sort());
});

test("an enquiry's name has at least 1 character and its message at least 5", () => {
  expect([LIMITS.name.min, LIMITS.message.min]).toEqual([1, 5]);
});

import type { Page } from "@playwright/test";
import { site } from "./content";

/** The promo banner. */
export const promo = (page: Page) => page.getByRole("complementary", { name: site.promo.title, exact: true });

/** The pointer leaves the window, over the edge at which `x` and `y` are; through the top, if not told otherwise. */
export const leaveWindow = (page: Page, at = { clientX: 300, clientY: -1 }) =>
  page.locator("html").dispatchEvent("mouseleave", at);

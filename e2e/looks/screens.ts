import { expect, type Page } from "@playwright/test";
import { leaveWindow } from "../support/promo";
import { SAMPLES, LANGUAGES } from "../support/site-pages";
import { nameOf } from "./kept";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** A screen that is looked at: a whole page, or what a window shows in a state of it. */
export type Screen = {
  name: string;
  path: string;
  size: typeof PHONE;
  /** Brings the page into the state; without it, the picture is of the whole page as it is. */
  enter?: (page: Page) => Promise<unknown>;
  withoutScripts?: boolean;
  forcedColors?: boolean;
};

const [DEFAULT, MIRRORED] = LANGUAGES;
const mirrored = (path: string) => `${MIRRORED?.prefix ?? ""}${path === "/" ? "" : path}`;

/** On a phone and on a desktop. */
const onBoth = (screen: Omit<Screen, "size">): Screen[] =>
  [PHONE, DESKTOP].map((size) => ({ ...screen, name: `${screen.name}-${size.width}`, size }));

const onPhone = (screen: Omit<Screen, "size">): Screen => ({
  ...screen,
  name: `${screen.name}-390`,
  size: PHONE,
});

const openMenu = async (page: Page) => {
  await page.locator("header button[commandfor=menu][command=show-modal]").click();
  await expect(page.locator("dialog#menu")).toBeVisible();
};

const openCard = async (page: Page) => {
  await page.locator("main h4").first().getByRole("button").click();
  await expect(page.locator("dialog[open]")).toBeVisible();
};

const openQuestion = async (page: Page) => {
  const question = page.locator("main summary").first();
  await question.scrollIntoViewIfNeeded();
  await question.click();
  await expect(page.locator("main details[open]")).toHaveCount(1);
};

const send = (page: Page) => page.locator("form button[type=submit]").click();

const sendNothing = async (page: Page) => {
  await send(page);
  await expect(page.locator("[aria-invalid=true]").first()).toBeFocused();
};

const fillIn = async (page: Page) => {
  await page.locator("form input[autocomplete=name]").fill("Somebody");
  await page.locator("form input[type=email]").fill("somebody@karez.example");
  await page.locator("form textarea").first().fill("How much water does an orchard need?");
};

const sendAll = async (page: Page) => {
  await fillIn(page);
  await send(page);
  await expect(page.getByRole("status").locator("p").first()).toBeVisible();
};

/** After the second failure the form offers other ways; the toasts, which leave by themselves, are closed. */
const failTwice = async (page: Page) => {
  await page.route("**/api/enquiry", (route) => route.abort());
  await fillIn(page);
  for (const _time of ["first", "second"]) {
    await send(page);
    await expect(page.getByRole("alert").locator("p").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("alert").locator("p")).toHaveCount(0);
  }
  await page.locator("form [role=group] textarea").scrollIntoViewIfNeeded();
};

/** Where a form without scripts leads: the address makes the page show the confirmation. */
const arriveSent = (page: Page) => page.goto("/contact#sent");

const showBanner = async (page: Page) => {
  await leaveWindow(page);
  await expect(page.getByRole("complementary")).toBeVisible();
};

const focusSkipLink = (page: Page) => page.keyboard.press("Tab");

const PAGES: Screen[] = SAMPLES.flatMap((page) => {
  const name = `${page.language}-${nameOf(page)}`;
  // In right-to-left languages a page of each kind is pictured only on a phone, where most can go wrong.
  return page.language === DEFAULT.code
    ? onBoth({ name, path: page.path })
    : [onPhone({ name, path: page.path })];
});

const STATES: Screen[] = [
  onPhone({ name: "menu", path: "/", enter: openMenu }),
  onPhone({ name: "menu-mirrored", path: mirrored("/"), enter: openMenu }),
  ...onBoth({ name: "dialog", path: "/", enter: openCard }),
  ...onBoth({ name: "dialog-mirrored", path: mirrored("/"), enter: openCard }),
  ...onBoth({ name: "question", path: "/", enter: openQuestion }),
  ...onBoth({ name: "banner", path: "/", enter: showBanner }),
  onPhone({ name: "banner-mirrored", path: mirrored("/"), enter: showBanner }),
  ...onBoth({ name: "errors", path: "/contact", enter: sendNothing }),
  onPhone({ name: "errors-mirrored", path: mirrored("/contact"), enter: sendNothing }),
  ...onBoth({ name: "sent", path: "/contact", enter: sendAll }),
  onPhone({ name: "sent-mirrored", path: mirrored("/contact"), enter: sendAll }),
  ...onBoth({ name: "failed", path: "/contact", enter: failTwice }),
  ...onBoth({ name: "skip-link", path: "/about", enter: focusSkipLink }),
  onPhone({ name: "without-scripts-home", path: "/", withoutScripts: true }),
  onPhone({ name: "without-scripts-contact", path: "/contact", withoutScripts: true }),
  onPhone({ name: "without-scripts-sent", path: "/contact", enter: arriveSent, withoutScripts: true }),
  onPhone({ name: "forced-colours-home", path: "/", forcedColors: true }),
];

export const SCREENS: readonly Screen[] = [...PAGES, ...STATES];

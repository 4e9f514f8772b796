import { act, render, screen } from "@testing-library/react";
import { fakeDialogs } from "../../test/components/fake-browser";
import { settings } from "../../test/components/site-settings";
import { PromoBanner } from "./promo-banner";

/** How the banner keeps out of the way of what a visitor is doing. */

const banner = () => screen.queryByRole("complementary", { name: "Let's Talk AI Solutions" });

/** A page with a field, a dialog and the banner, on which 15 s have passed. */
function showPage() {
  const page = render(
    <>
      <input aria-label="Name" />
      <dialog aria-label="Menu" />
      <PromoBanner promo={settings.promo} close="Close" />
    </>,
  );
  return {
    ...page,
    field: screen.getByLabelText("Name"),
    menu: screen.getByLabelText<HTMLDialogElement>("Menu"),
  };
}

/** Lets the time pass, and those who watch the page take note. */
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Where the field and the banner stand in the viewport; jsdom knows no places. */
function standAt(field: { top: number; bottom: number }, banner: { top: number; bottom: number }): void {
  jest.spyOn(HTMLInputElement.prototype, "getBoundingClientRect").mockReturnValue(field as DOMRect);
  jest.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(banner as DOMRect);
}

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  fakeDialogs();
  window.innerHeight = 768;
  window.scrollBy = jest.fn();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test("takes no focus, neither from a field nor from the page", async () => {
  const { field } = showPage();
  field.focus();
  await pass(15_000);
  expect(banner()).toBeVisible();
  expect(field).toHaveFocus();
});

test("is not shown over an open dialog, but after it", async () => {
  const { menu } = showPage();
  menu.showModal();
  await pass(60_000);
  expect(banner()).not.toBeInTheDocument();
  menu.close();
  await pass(0);
  expect(banner()).toBeVisible();
});

test("makes way for a dialog that is opened", async () => {
  const { menu } = showPage();
  await pass(15_000);
  menu.showModal();
  await pass(0);
  expect(banner()).not.toBeInTheDocument();
});

test("a field that has the focus where the banner appears is brought above it", async () => {
  const { field } = showPage();
  field.focus();
  standAt({ top: 700, bottom: 740 }, { top: 600, bottom: 768 });
  await pass(15_000);
  expect(window.scrollBy).toHaveBeenCalledWith({ top: 740 - 600 + 16 });
});

test("a field that gets the focus below the banner is brought above it", async () => {
  const { field } = showPage();
  standAt({ top: 700, bottom: 740 }, { top: 600, bottom: 768 });
  await pass(15_000);
  expect(window.scrollBy).not.toHaveBeenCalled();
  act(() => field.focus());
  expect(window.scrollBy).toHaveBeenCalledWith({ top: 740 - 600 + 16 });
});

test.each([
  ["above the banner", { top: 500, bottom: 540 }],
  ["below the fold, where the browser itself will scroll", { top: 768, bottom: 808 }],
])("a field %s gets the focus and the page stays", async (_where, place) => {
  const { field } = showPage();
  standAt(place, { top: 600, bottom: 768 });
  await pass(15_000);
  act(() => field.focus());
  expect(window.scrollBy).not.toHaveBeenCalled();
});

test("the page stays when the focus goes into the banner", async () => {
  showPage();
  standAt({ top: 0, bottom: 40 }, { top: 600, bottom: 768 });
  await pass(15_000);
  act(() => screen.getByRole("link", { name: "Schedule a Consultation" }).focus());
  expect(window.scrollBy).not.toHaveBeenCalled();
});

test("the page gets as much room to scroll as the banner takes, and only while it is there", async () => {
  const { unmount } = showPage();
  const room = () => document.documentElement.style.getPropertyValue("--promo-space");
  expect(room()).toBe("");
  await pass(15_000);
  expect(room()).toBe("784px");
  unmount();
  expect(room()).toBe("");
});

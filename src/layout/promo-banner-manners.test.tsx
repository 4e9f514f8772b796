import { act, render, screen } from "@testing-library/react";
import { fakeDialogs } from "../fixtures/browser";
import { settings } from "../fixtures/settings";
import { PromoBanner } from "./promo-banner";

/** How the banner keeps out of the way of what a visitor is doing. */

const banner = () => screen.queryByRole("complementary", { name: "Let's Talk AI Solutions" });

/** A page with a field, a dialog and the banner, on which 15 s have passed. */
function showPage() {
  const page = render(
    <>
      <input aria-label="Name" />
      <dialog aria-label="Menu" />
      <PromoBanner promo={settings.promo} />
    </>,
  );
  return { ...page, field: screen.getByLabelText("Name"), menu: screen.getByLabelText<HTMLDialogElement>("Menu") };
}

/** Lets the time pass, and those who watch the page take note. */
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const standAt = (element: HTMLElement, top: number, bottom: number) =>
  jest.spyOn(element, "getBoundingClientRect").mockReturnValue({ top, bottom } as DOMRect);

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
  standAt(field, 700, 740);
  standBannerAt(600);
  await pass(15_000);
  expect(window.scrollBy).toHaveBeenCalledWith({ top: 740 - 600 + 16 });
});

test("a field that gets the focus below the banner is brought above it", async () => {
  const { field } = showPage();
  standBannerAt(600);
  await pass(15_000);
  expect(window.scrollBy).not.toHaveBeenCalled();
  standAt(field, 700, 740);
  act(() => field.focus());
  expect(window.scrollBy).toHaveBeenCalledWith({ top: 740 - 600 + 16 });
});

test("a field above the banner stays where it is, and so does the page when the banner has the focus", async () => {
  const { field } = showPage();
  standBannerAt(600);
  await pass(15_000);
  standAt(field, 500, 540);
  act(() => field.focus());
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

/** Puts the banner's upper edge at a height as soon as it is there; everything else keeps its place. */
function standBannerAt(top: number): void {
  const original = Element.prototype.getBoundingClientRect;
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function measure(this: Element) {
    return this === banner() ? ({ top, bottom: 768 } as DOMRect) : original.call(this);
  });
}

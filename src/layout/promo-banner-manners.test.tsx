import { act, fireEvent, render, screen } from "@testing-library/react";
import { withSettings } from "../../test/components/site-settings";
import { PromoBanner } from "./promo-banner";

/** How the banner keeps out of the way of what a visitor is doing. */

/** A page with a field and the banner. */
function showPage({ inDialog = false } = {}) {
  const input = <input aria-label="Name" />;
  const page = render(
    withSettings(
      <>
        {inDialog ? <dialog open>{input}</dialog> : input}
        <PromoBanner />
      </>,
    ),
  );
  return { ...page, field: screen.getByLabelText("Name") };
}

/** Lets the time pass. */
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Where the field and the banner stand in the viewport; jsdom has no layout. */
function standAt(field: { top: number; bottom: number }, banner: { top: number; bottom: number }): void {
  jest.spyOn(HTMLInputElement.prototype, "getBoundingClientRect").mockReturnValue(field as DOMRect);
  jest.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(banner as DOMRect);
}

beforeEach(() => {
  jest.useFakeTimers();
  window.innerHeight = 768;
  window.scrollBy = jest.fn();
});

test.each([
  ["above the banner", { top: 500, bottom: 540 }],
  ["below the fold, where the browser itself will scroll", { top: 768, bottom: 808 }],
  ["that is taller than the window", { top: 0, bottom: 5_000 }],
])("a field %s gets the focus and the page stays", async (_where, place) => {
  const { field } = showPage();
  standAt(place, { top: 600, bottom: 768 });
  await pass(15_000);
  act(() => field.focus());
  expect(window.scrollBy).not.toHaveBeenCalled();
});

test("a control half behind the banner is scrolled clear of it as the keyboard reaches it", async () => {
  const { field } = showPage();
  standAt({ top: 580, bottom: 620 }, { top: 600, bottom: 768 });
  await pass(15_000);
  act(() => field.focus());
  expect(window.scrollBy).toHaveBeenCalledWith({ top: 36 });
});

test("a control half behind the banner stays where it is until a click on it is over", async () => {
  const { field } = showPage();
  standAt({ top: 580, bottom: 620 }, { top: 600, bottom: 768 });
  await pass(15_000);
  // Not `:focus-visible`, as after a mouse press on anything but a text field.
  jest.spyOn(field, "matches").mockReturnValue(false);
  act(() => field.focus());
  expect(window.scrollBy).not.toHaveBeenCalled();
  fireEvent.click(field);
  expect(window.scrollBy).toHaveBeenCalledWith({ top: 36 });
});

test("the page behind a dialog stays when the focus is in that", async () => {
  const { field } = showPage({ inDialog: true });
  standAt({ top: 700, bottom: 740 }, { top: 600, bottom: 768 });
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

test("the page gets as much room to scroll as the banner takes, in a window of any height, and only while it is there", async () => {
  const { unmount } = showPage();
  const room = () => document.documentElement.style.getPropertyValue("--promo-space");
  expect(room()).toBe("");
  await pass(15_000);
  expect(room()).toBe("784px");
  window.innerHeight = 400;
  fireEvent(window, new Event("resize"));
  expect(room()).toBe("416px");
  unmount();
  expect(room()).toBe("");
});

test("closed with the keyboard, it gives the focus back to where it came from", async () => {
  const { field } = showPage();
  await pass(15_000);
  act(() => field.focus());
  act(() => screen.getByRole("link", { name: "Schedule a Consultation" }).focus());
  act(() => screen.getByRole("button", { name: "Close" }).focus());
  fireEvent.keyDown(screen.getByRole("button", { name: "Close" }), { key: "Escape" });
  expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
  expect(field).toHaveFocus();
});

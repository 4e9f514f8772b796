import { act, fireEvent, render, screen } from "@testing-library/react";
import { withSettings } from "../../test/components/site-settings";
import { PromoBanner } from "./promo-banner";

const show = () => render(withSettings(<PromoBanner />));
const banner = () => screen.queryByRole("complementary", { name: "Let's Talk AI Solutions" });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** The pointer leaves the window at a height; above the upper edge it is negative. */
const leaveAt = (clientY: number) => fireEvent.mouseLeave(document.documentElement, { clientY });

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => document.body.replaceChildren());

test.each([0, -1])("appears 300 ms after the pointer left through the top, at %s px", (height) => {
  show();
  leaveAt(height);
  pass(299);
  expect(banner()).not.toBeInTheDocument();
  pass(1);
  expect(banner()).toBeVisible();
});

test.each([1, 400])("does not appear when the pointer leaves through another edge, at %s px", (height) => {
  show();
  leaveAt(height);
  pass(14_999);
  expect(banner()).not.toBeInTheDocument();
});

test("a pointer that leaves again and again does not put it off", () => {
  show();
  leaveAt(-1);
  pass(200);
  leaveAt(-1);
  pass(100);
  expect(banner()).toBeVisible();
});

test("leaving just before the 15 s are over does not put it off either", () => {
  show();
  pass(14_900);
  leaveAt(-1);
  pass(100);
  expect(banner()).toBeVisible();
});

test.each([5_000, 16_000])(
  "closed on a page in another language, it is closed on the one that Back brings, left after %d ms",
  (ms) => {
    show();
    pass(ms);
    sessionStorage.setItem("promo", "dismissed");
    fireEvent(window, new Event("pageshow"));
    pass(16_000);
    expect(banner()).not.toBeInTheDocument();
  },
);

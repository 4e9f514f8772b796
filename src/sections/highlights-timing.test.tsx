import { act, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { fakeIntersections } from "../../test/components/fake-browser";
import { slides, texts } from "../../test/components/home-content";
import { withSettings } from "../../test/components/site-settings";
import { CAROUSEL_INTERVAL_MS, CAROUSEL_PREPARE_MS } from "../config";
import { Highlights } from "./highlights";

/** What pauses the carousel; e2e/screens/carousel.spec.ts has the rest, and hooks/use-autoplay.test.ts the times. */

jest.mock("../hooks/swiper-core", () => ({}));

const region = () => screen.getByRole("region", { name: "Highlights" });
const stage = () => region().querySelector<HTMLElement>(".stage")!;
const nextButton = () => screen.getByRole("button", { name: "Next slide" });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** The number of the slide that can be seen. */
const shown = () => parseInt(screen.getByRole("group").getAttribute("aria-label") ?? "");

/** Sets whether the focus comes from the keyboard, which jsdom cannot tell. */
function focusIsVisible(visible: boolean): void {
  const matches = Element.prototype.matches;
  jest.spyOn(Element.prototype, "matches").mockImplementation(function match(this: Element, selector) {
    return selector === ":focus-visible" ? visible : matches.call(this, selector);
  });
}

let scrollTo: ReturnType<typeof fakeIntersections>["scrollTo"];

beforeEach(() => {
  jest.useFakeTimers();
  ({ scrollTo } = fakeIntersections());
  render(withSettings(<Highlights texts={texts} slides={slides} />));
  act(() => scrollTo(stage()));
});

test("stops while it is scrolled out of sight", () => {
  act(() => scrollTo(stage(), false));
  pass(60_000);
  expect(shown()).toBe(1);
  act(() => scrollTo(stage()));
  pass(5_000);
  expect(shown()).toBe(2);
});

test("the pictures of further slides come shortly before they are due", () => {
  pass(CAROUSEL_INTERVAL_MS - CAROUSEL_PREPARE_MS - 1);
  expect(stage()).toHaveAttribute("data-prepared", "false");
  pass(1);
  expect(stage()).toHaveAttribute("data-prepared", "true");
});

test("the picture of a slide that a visitor goes to comes at once", () => {
  act(() => nextButton().click());
  expect(stage()).toHaveAttribute("data-prepared", "true");
});

test.each([
  ["mouse", 1],
  ["touch", 2],
])("a pointer over it of the type %s leaves it at slide %i", (pointerType, slide) => {
  const over = createEvent.pointerOver(region());
  fireEvent(region(), Object.assign(over, { pointerType }));
  pass(5_000);
  expect(shown()).toBe(slide);
});

test("goes on although a clicked button keeps the focus", () => {
  focusIsVisible(false);
  act(() => nextButton().focus());
  pass(5_000);
  expect(shown()).toBe(2);
});

import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeIntersections, fakeMedia } from "../../test/components/fake-browser";
import { slides, texts } from "../../test/components/home-content";
import { withSettings } from "../../test/components/site-settings";
import { Highlights } from "./highlights";

/** When the carousel moves by itself, and what holds it; the numbers are those of hooks/use-autoplay.test.ts. */

jest.mock("../hooks/swiper-core", () => ({}));

const region = () => screen.getByRole("region", { name: "Highlights" });
const stage = () => region().querySelector<HTMLElement>(".stage")!;
const nextButton = () => screen.getByRole("button", { name: "Next slide" });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** The number of the slide that can be seen. */
const shown = () => parseInt(screen.getByRole("group").getAttribute("aria-label") ?? "");

/** Whether focus comes from the keyboard, which browsers know and jsdom does not. */
function focusIsVisible(visible: boolean): void {
  const matches = Element.prototype.matches;
  jest.spyOn(Element.prototype, "matches").mockImplementation(function match(this: Element, selector) {
    return selector === ":focus-visible" ? visible : matches.call(this, selector);
  });
}

let scrollTo: ReturnType<typeof fakeIntersections>["scrollTo"];
let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  fakeMedia();
  ({ scrollTo } = fakeIntersections());
  render(withSettings(<Highlights brand="Example" texts={texts} slides={slides} />));
  act(() => scrollTo(stage()));
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test("advances every 5 s and wraps around", () => {
  pass(4_999);
  expect(shown()).toBe(1);
  pass(1);
  expect(shown()).toBe(2);
  pass(5_000);
  expect(shown()).toBe(3);
  pass(5_000);
  expect(shown()).toBe(1);
});

test.each([
  ["an arrow", () => fireEvent.click(nextButton())],
  ["a dot", () => fireEvent.click(screen.getByRole("button", { name: /^Go to slide 2: / }))],
  ["a key", () => fireEvent.keyDown(region(), { key: "ArrowRight" })],
])("%s gives the reader 10 s", (_name, move) => {
  pass(4_000);
  move();
  pass(9_999);
  expect(shown()).toBe(2);
  pass(1);
  expect(shown()).toBe(3);
});

test("pauses and plays on request", () => {
  fireEvent.click(screen.getByRole("button", { name: "Pause carousel" }));
  pass(60_000);
  expect(shown()).toBe(1);
  fireEvent.click(screen.getByRole("button", { name: "Play carousel" }));
  pass(5_000);
  expect(shown()).toBe(2);
});

test("stops while the mouse is over it", async () => {
  await user.hover(region());
  pass(60_000);
  expect(shown()).toBe(1);
  await user.unhover(region());
  pass(5_000);
  expect(shown()).toBe(2);
});

test("stops while a keyboard's focus is in it", () => {
  focusIsVisible(true);
  act(() => nextButton().focus());
  pass(60_000);
  expect(shown()).toBe(1);
  act(() => nextButton().blur());
  pass(5_000);
  expect(shown()).toBe(2);
});

test("stops while it is scrolled out of sight", () => {
  act(() => scrollTo(stage(), false));
  pass(60_000);
  expect(shown()).toBe(1);
  act(() => scrollTo(stage()));
  pass(5_000);
  expect(shown()).toBe(2);
});

test("goes on although a clicked button keeps the focus", () => {
  focusIsVisible(false);
  act(() => nextButton().focus());
  pass(5_000);
  expect(shown()).toBe(2);
});

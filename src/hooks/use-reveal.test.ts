import { renderHook } from "@testing-library/react";
import { fakeIntersections, fakeMedia, REDUCED_MOTION } from "../../test/components/fake-browser";
import { useReveal } from "./use-reveal";

const FOLD = 768;

/** A block whose upper edge stands at a height of the viewport, and the hook on it, when somebody begins to scroll. */
function revealAt(top: number, width = 100) {
  const block = document.createElement("div");
  jest.spyOn(block, "getBoundingClientRect").mockReturnValue({ top, width } as DOMRect);
  const { unmount } = renderHook(() => useReveal({ current: block }));
  expect(block).not.toHaveAttribute("data-reveal");
  document.dispatchEvent(new Event("scroll"));
  return { block, unmount };
}

beforeEach(() => {
  window.innerHeight = FOLD;
});

test("hides a block that starts below the fold, until it scrolls into view", () => {
  const { scrollTo } = fakeIntersections();
  const { block } = revealAt(FOLD);
  expect(block).toHaveAttribute("data-reveal", "waiting");
  scrollTo(block, false);
  expect(block).toHaveAttribute("data-reveal", "waiting");
  scrollTo(block);
  expect(block).toHaveAttribute("data-reveal", "shown");
});

test("hides a block that is not laid out yet", () => {
  const { scrollTo } = fakeIntersections();
  const { block } = revealAt(0, 0);
  scrollTo(block, false);
  expect(block).toHaveAttribute("data-reveal", "waiting");
});

test("reveals once: what has appeared is no longer watched", () => {
  const { scrollTo, watched } = fakeIntersections();
  const { block } = revealAt(2 * FOLD);
  scrollTo(block);
  expect(watched.size).toBe(0);
  expect(block).toHaveAttribute("data-reveal", "shown");
});

test("shows a block that has left the window and come back before the browser tells of either", () => {
  const { scrollFast } = fakeIntersections();
  const { block } = revealAt(FOLD);
  scrollFast(block, false, true);
  expect(block).toHaveAttribute("data-reveal", "shown");
});

test("never hides a block that starts above the fold", () => {
  const { watched } = fakeIntersections();
  const { block } = revealAt(FOLD - 1);
  expect(block).not.toHaveAttribute("data-reveal");
  expect(watched.size).toBe(0);
});

test("hides nothing under reduced motion", () => {
  fakeMedia(REDUCED_MOTION);
  fakeIntersections();
  expect(revealAt(2 * FOLD).block).not.toHaveAttribute("data-reveal");
});

test("hides nothing in a browser that cannot tell what is in view", () => {
  Reflect.deleteProperty(window, "IntersectionObserver");
  expect(revealAt(2 * FOLD).block).not.toHaveAttribute("data-reveal");
});

test("a block that is gone when somebody begins to scroll is not watched", () => {
  const { watched } = fakeIntersections();
  renderHook(() => useReveal({ current: document.createElement("div") })).unmount();
  document.dispatchEvent(new Event("scroll"));
  expect(watched.size).toBe(0);
});

test("leaves a block as it found it", () => {
  const { watched } = fakeIntersections();
  const { block, unmount } = revealAt(2 * FOLD);
  unmount();
  expect(block).not.toHaveAttribute("data-reveal");
  expect(watched.size).toBe(0);
});

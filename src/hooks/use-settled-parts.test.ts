import { renderHook } from "@testing-library/react";
import { WHOLE } from "../theme/split-styles";
import { useSettledParts } from "./use-settled-parts";

/** A page of parts with these heights, the last one its footer; a skipped one has the height that is expected of it. */
function page(heights: number[]): HTMLElement[] {
  document.body.innerHTML = `<main id="main">${"<section></section>".repeat(heights.length - 1)}</main><footer></footer>`;
  const parts = [...document.querySelectorAll<HTMLElement>("section, footer")];
  parts.forEach((part, position) => {
    const height = () => (isLaidOut(part) ? heights[position] : 0);
    part.getBoundingClientRect = () => ({ height: height() }) as DOMRect;
  });
  return parts;
}

const isLaidOut = (part: HTMLElement) => part.style.getPropertyValue("--late") === "visible";
const expected = (parts: HTMLElement[]) =>
  parts.map(({ style }) => style.getPropertyValue("contain-intrinsic-block-size"));

let waiting: (() => void)[] = [];
const idle = () => waiting.splice(0).forEach((task) => task());

beforeEach(() => {
  waiting = [];
  const requestIdleCallback = (task: () => void) => waiting.push(task);
  const cancelIdleCallback = () => waiting.splice(0);
  Object.assign(window, { requestIdleCallback, cancelIdleCallback });
});

test("each part is laid out for good, in a turn of its own", () => {
  const parts = page([300, 700]);
  renderHook(() => useSettledParts("/one"));
  expect(parts.map(isLaidOut)).toEqual([false, false]);
  idle();
  expect(parts.map(isLaidOut)).toEqual([true, false]);
  idle();
  expect(parts.map(isLaidOut)).toEqual([true, true]);
  idle();
  expect(waiting).toEqual([]);
});

test("a part that waits for the web fonts is measured when its wait is over", () => {
  const [part] = page([300]) as [HTMLElement];
  part.style.contentVisibility = "hidden";
  const { rerender } = renderHook(({ path }) => useSettledParts(path), { initialProps: { path: "/waits" } });
  idle();
  expect(isLaidOut(part)).toBe(false);
  part.style.contentVisibility = "";
  idle();
  expect(isLaidOut(part)).toBe(true);
  rerender({ path: "/other" });
  const again = page([300]);
  rerender({ path: "/waits" });
  expect(expected(again)).toEqual(["auto 300px"]);
});

test("a page that returns has the heights it had at once, at the same width only", () => {
  page([300, 700]);
  const { rerender } = renderHook(({ path }) => useSettledParts(path), { initialProps: { path: "/back" } });
  idle();
  idle();
  const other = page([400, 500]);
  rerender({ path: "/other" });
  expect(expected(other)).toEqual(["", ""]);
  const again = page([300, 700]);
  rerender({ path: "/back" });
  expect(expected(again)).toEqual(["auto 300px", "auto 700px"]);
  idle();
  idle();
  window.outerWidth += 100;
  const turned = page([300, 700]);
  rerender({ path: "/other" });
  rerender({ path: "/back" });
  expect(expected(turned)).toEqual(["", ""]);
});

test("on the way to a part that the address names, all are laid out at once", () => {
  window.location.hash = "#second";
  const parts = page([300, 700]);
  renderHook(() => useSettledParts("/named"));
  expect(parts.map(isLaidOut)).toEqual([true, true]);
  window.location.hash = "";
});

test("only the page with which the document was loaded anew is laid out as a whole", () => {
  const { style } = document.documentElement;
  style.setProperty(WHOLE, "visible");
  page([300]);
  const { rerender } = renderHook(({ path }) => useSettledParts(path), { initialProps: { path: "/anew" } });
  expect(style.getPropertyValue(WHOLE)).toBe("visible");
  rerender({ path: "/next" });
  expect(style.getPropertyValue(WHOLE)).toBe("");
});

test("a page that is left is not laid out any more", () => {
  const parts = page([300]);
  renderHook(() => useSettledParts("/left")).unmount();
  idle();
  expect(parts.map(isLaidOut)).toEqual([false]);
});

test("browsers without idle turns lay everything out by themselves", () => {
  delete (window as Partial<Window>).requestIdleCallback;
  const parts = page([300]);
  renderHook(() => useSettledParts("/whole"));
  expect(parts.map(isLaidOut)).toEqual([false]);
});

import { act, renderHook } from "@testing-library/react";
import { fakeIntersections } from "../../test/components/fake-browser";
import { useInSight } from "./use-in-sight";

function watch() {
  const element = document.createElement("div");
  const ref = { current: element };
  return { element, ...renderHook(() => useInSight(ref)) };
}

test("says whether the element is in the window, and watches it no longer than it is there", () => {
  const { scrollTo, watched } = fakeIntersections();
  const { element, result, unmount } = watch();
  act(() => scrollTo(element));
  expect(result.current).toBe(true);
  act(() => scrollTo(element, false));
  expect(result.current).toBe(false);
  unmount();
  expect(watched.size).toBe(0);
});

test("takes the latest of several observations", () => {
  const { scrollFast } = fakeIntersections();
  const { element, result } = watch();
  act(() => scrollFast(element, true, false));
  expect(result.current).toBe(false);
});

test("true in a browser that cannot tell", () => {
  Reflect.deleteProperty(window, "IntersectionObserver");
  expect(watch().result.current).toBe(true);
});

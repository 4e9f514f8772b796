import { act, renderHook } from "@testing-library/react";
import { fakeMedia, REDUCED_MOTION } from "../../test/components/fake-browser";
import { useReducedMotion } from "./use-reduced-motion";

test("tells whether the visitor asked for less motion, and follows when that changes", () => {
  const media = fakeMedia("(min-width: 1024px)");
  const { result } = renderHook(() => useReducedMotion());
  expect(result.current).toBe(false);
  act(() => media.set(REDUCED_MOTION, true));
  expect(result.current).toBe(true);
});

test("stops listening when its component is gone", () => {
  const media = fakeMedia();
  const { unmount } = renderHook(() => useReducedMotion());
  expect(media.listeners.size).toBe(1);
  unmount();
  expect(media.listeners.size).toBe(0);
});

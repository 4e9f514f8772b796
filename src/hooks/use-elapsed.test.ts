import { act, renderHook } from "@testing-library/react";
import { useElapsed } from "./use-elapsed";

beforeEach(() => jest.useFakeTimers());

test("tells when the time is over, not before", () => {
  const { result } = renderHook(() => useElapsed(3_000));
  act(() => jest.advanceTimersByTime(2_999));
  expect(result.current).toBe(false);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe(true);
});

test("leaves no timer behind", () => {
  renderHook(() => useElapsed(3_000)).unmount();
  expect(jest.getTimerCount()).toBe(0);
});

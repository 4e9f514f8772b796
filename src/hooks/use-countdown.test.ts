import { renderHook } from "@testing-library/react";
import { useCountdown } from "./use-countdown";

type Props = { held?: boolean; key?: number; duration?: number; onEnd?: () => void };

const onEnd = jest.fn();

const start = (initialProps: Props = {}) =>
  renderHook(
    ({ held = false, key = 0, duration = 5_000, onEnd: end = onEnd }: Props) =>
      useCountdown(duration, held, end, key),
    { initialProps },
  );

beforeEach(() => {
  jest.useFakeTimers();
});

/** It ends once so much time is over, and not before. */
function expectEndAfter(ms: number): void {
  jest.advanceTimersByTime(ms - 1);
  expect(onEnd).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
}

test("ends once, when its time is over and not before", () => {
  start();
  expectEndAfter(5_000);
  jest.advanceTimersByTime(60_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("does not count the time during which it is held", () => {
  const { rerender } = start();
  jest.advanceTimersByTime(2_000);
  rerender({ held: true });
  jest.advanceTimersByTime(60_000);
  rerender({ held: false });
  expectEndAfter(3_000);
});

test("counts on from where it stood, however often it is held", () => {
  const { rerender } = start();
  for (let second = 0; second < 4; second++) {
    jest.advanceTimersByTime(1_000);
    rerender({ held: true });
    jest.advanceTimersByTime(1_000);
    rerender({ held: false });
  }
  expectEndAfter(1_000);
});

test("waits to be released when it starts held", () => {
  const { rerender } = start({ held: true });
  jest.advanceTimersByTime(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  rerender({ held: false });
  jest.advanceTimersByTime(5_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("starts again in full when its key changes, also while it is held", () => {
  const { rerender } = start();
  jest.advanceTimersByTime(4_000);
  rerender({ key: 1 });
  jest.advanceTimersByTime(4_000);
  rerender({ key: 1, held: true });
  rerender({ key: 2, held: true });
  rerender({ key: 2, held: false });
  expectEndAfter(5_000);
});

test("calls what it was given last", () => {
  const later = jest.fn();
  const { rerender } = start();
  rerender({ onEnd: later });
  jest.advanceTimersByTime(5_000);
  expect(later).toHaveBeenCalledTimes(1);
  expect(onEnd).not.toHaveBeenCalled();
});

test("never ends once its component is gone", () => {
  const { unmount } = start();
  unmount();
  jest.advanceTimersByTime(60_000);
  expect(onEnd).not.toHaveBeenCalled();
});

import { act, renderHook } from "@testing-library/react";
import { fakeMedia, REDUCED_MOTION } from "../../test/components/fake-browser";
import { useAutoplay } from "./use-autoplay";

const start = () =>
  renderHook((props: { held: boolean }) => useAutoplay(3, props.held), { initialProps: { held: false } });

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function showTab(visibility: DocumentVisibilityState): void {
  jest.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

beforeEach(() => {
  jest.useFakeTimers();
});

test("advances every 5 s and wraps around", () => {
  const { result } = start();
  pass(4_999);
  expect(result.current.index).toBe(0);
  pass(1);
  expect(result.current.index).toBe(1);
  pass(5_000);
  expect(result.current.index).toBe(2);
  pass(5_000);
  expect(result.current.index).toBe(0);
});

test("steps by hand and wraps both ways", () => {
  const { result } = start();
  act(() => result.current.step(-1));
  expect(result.current.index).toBe(2);
  act(() => result.current.step(1));
  expect(result.current.index).toBe(0);
  act(() => result.current.goTo(2));
  expect(result.current.index).toBe(2);
});

test("rests 10 s after a manual move, then advances every 5 s again", () => {
  const { result } = start();
  pass(4_000);
  act(() => result.current.step(1));
  pass(9_999);
  expect(result.current.index).toBe(1);
  pass(1);
  expect(result.current.index).toBe(2);
  pass(5_000);
  expect(result.current.index).toBe(0);
});

test("rests 10 s after the last of several manual moves, also one to the slide that shows", () => {
  const { result } = start();
  act(() => result.current.goTo(1));
  pass(9_000);
  act(() => result.current.goTo(1));
  pass(9_999);
  expect(result.current.index).toBe(1);
  pass(1);
  expect(result.current.index).toBe(2);
});

test("waits while it is held and goes on from there", () => {
  const { result, rerender } = start();
  pass(3_000);
  rerender({ held: true });
  pass(60_000);
  expect(result.current).toMatchObject({ index: 0, waiting: true, playing: true });
  rerender({ held: false });
  pass(2_000);
  expect(result.current.index).toBe(1);
});

test("waits while the tab is hidden", () => {
  const { result } = start();
  showTab("hidden");
  pass(60_000);
  expect(result.current.index).toBe(0);
  showTab("visible");
  pass(5_000);
  expect(result.current.index).toBe(1);
});

test("waits in a tab that is opened in the background", () => {
  jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const { result } = start();
  pass(60_000);
  expect(result.current.index).toBe(0);
  showTab("visible");
  pass(5_000);
  expect(result.current.index).toBe(1);
});

test("pauses and plays when asked to", () => {
  const { result } = start();
  act(() => result.current.toggle());
  expect(result.current.playing).toBe(false);
  pass(60_000);
  expect(result.current.index).toBe(0);
  act(() => result.current.toggle());
  expect(result.current.playing).toBe(true);
  pass(5_000);
  expect(result.current.index).toBe(1);
});

test("stays paused after a manual move", () => {
  const { result } = start();
  act(() => result.current.toggle());
  act(() => result.current.step(1));
  pass(60_000);
  expect(result.current.index).toBe(1);
});

test("never starts by itself under reduced motion, but plays when asked to", () => {
  fakeMedia(REDUCED_MOTION);
  const { result } = start();
  expect(result.current.playing).toBe(false);
  pass(60_000);
  expect(result.current.index).toBe(0);
  act(() => result.current.toggle());
  pass(5_000);
  expect(result.current.index).toBe(1);
});

test("once unmounted, it no longer listens whether the tab is hidden", () => {
  const remove = jest.spyOn(document, "removeEventListener");
  start().unmount();
  expect(remove).toHaveBeenCalledWith("visibilitychange", expect.any(Function));
});

import { act, renderHook } from "@testing-library/react";
import { Swiper } from "swiper";
import { useSwiper } from "./use-swiper";

jest.mock("swiper", () => ({ Swiper: jest.fn() }));
jest.mock("swiper/modules", () => ({ EffectFade: "fade" }));

const swiper = { slideTo: jest.fn(), destroy: jest.fn() };
const onSwipe = jest.fn();

/** Puts the hook on a stage in its carousel. */
function put(index = 0) {
  const carousel = document.createElement("section");
  const stage = carousel.appendChild(document.createElement("div"));
  const element = { current: stage };
  const hook = renderHook(
    (props: { index: number }) => useSwiper(element, { ...props, onSwipe, speed: 600 }),
    { initialProps: { index } },
  );
  return { ...hook, carousel, stage };
}

/** Lets something happen, and the late import arrive. */
const settle = (happen: () => void = () => undefined) =>
  act(async () => {
    happen();
    await import("./swiper-core");
  });

/** Puts the hook on a stage and points at it, which is a sign of use. */
async function start(index = 0) {
  const hook = put(index);
  await settle(() => hook.carousel.dispatchEvent(new Event("pointerenter")));
  return hook;
}

const touch = (stage: HTMLElement, type: string, clientX: number) =>
  stage.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { changedTouches: [{ clientX }] }));

/** A finger that goes from 200 px to somewhere else. */
function swipe(stage: HTMLElement, to: number): void {
  touch(stage, "touchstart", 200);
  touch(stage, "touchend", to);
}

/** Tells the hook what a visitor did, as Swiper does. */
function happens(event: "slideChange" | "touchEnd", state: object): void {
  const [, options] = jest.mocked(Swiper).mock.calls[0]!;
  const handler = options?.on?.[event] as (state: object) => void;
  handler(state);
}

const drag = (diff: number, edge: object) =>
  happens("touchEnd", { touches: { diff }, slides: [1, 2, 3], isBeginning: false, isEnd: false, ...edge });

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(Swiper).mockImplementation(() => swiper as unknown as Swiper);
});

afterEach(() => {
  jest.restoreAllMocks();
});

test("Swiper takes over the slides that are there, at the one that shows", async () => {
  const { result, stage } = await start(2);
  expect(result.current).toBe(true);
  expect(Swiper).toHaveBeenCalledTimes(1);
  expect(Swiper).toHaveBeenCalledWith(stage, expect.objectContaining({ initialSlide: 2, speed: 600 }));
});

test("Swiper follows the slide that shows", async () => {
  const { rerender } = await start();
  rerender({ index: 2 });
  expect(swiper.slideTo).toHaveBeenLastCalledWith(2);
});

test("a swipe is told, a move that came from here is not", async () => {
  await start(1);
  happens("slideChange", { activeIndex: 1 });
  expect(onSwipe).not.toHaveBeenCalled();
  happens("slideChange", { activeIndex: 2 });
  expect(onSwipe).toHaveBeenCalledWith(2);
});

test.each([
  ["past the last slide wraps to the first", -41, { isEnd: true }, [[0]]],
  ["before the first slide wraps to the last", 41, { isBeginning: true }, [[2]]],
  ["of no more than 40 px past the end does not wrap", -40, { isEnd: true }, []],
  ["of no more than 40 px before the beginning does not wrap", 40, { isBeginning: true }, []],
  ["back from the last slide does not wrap", 41, { isEnd: true }, []],
  ["on from the first slide does not wrap", -41, { isBeginning: true }, []],
])("a drag %s", async (_name, diff, edge, calls) => {
  await start(1);
  drag(diff, edge);
  expect(onSwipe.mock.calls).toEqual(calls);
});

test("comes with the first sign of use, and only once", async () => {
  const { result, carousel } = put();
  await settle();
  expect(result.current).toBe(false);
  for (const sign of ["focusin", "touchstart", "pointerenter"]) {
    await settle(() => carousel.dispatchEvent(new Event(sign)));
  }
  expect(result.current).toBe(true);
  expect(Swiper).toHaveBeenCalledTimes(1);
});

test("comes in time for the first automatic move", async () => {
  jest.useFakeTimers();
  const { result } = put();
  await settle(() => jest.advanceTimersByTime(3_499));
  expect(result.current).toBe(false);
  await settle(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe(true);
  jest.useRealTimers();
});

test.each([
  ["to the left shows the next slide", 159, [[2]]],
  ["to the right shows the previous slide", 241, [[0]]],
  ["of 40 px does nothing", 160, []],
])("a swipe %s before Swiper is there", async (_name, to, calls) => {
  const { stage } = put(1);
  await settle(() => swipe(stage, to));
  expect(onSwipe.mock.calls).toEqual(calls);
});

test("a swipe during which Swiper arrives is not lost", async () => {
  const { result, stage } = put(1);
  await settle(() => touch(stage, "touchstart", 200));
  expect(result.current).toBe(true);
  touch(stage, "touchend", 100);
  expect(onSwipe.mock.calls).toEqual([[2]]);
});

test("a swipe is Swiper's own affair once it is there", async () => {
  const { stage } = await start(1);
  swipe(stage, 0);
  expect(onSwipe).not.toHaveBeenCalled();
});

test("a Swiper that fails leaves the slides where they are", async () => {
  jest.mocked(Swiper).mockImplementation(() => {
    throw new Error("no");
  });
  const { result } = await start();
  expect(result.current).toBe(false);
});

test("goes when its component goes, and does not come after it", async () => {
  const { unmount } = await start();
  unmount();
  expect(swiper.destroy).toHaveBeenCalledTimes(1);

  jest.mocked(Swiper).mockClear();
  const early = put();
  early.carousel.dispatchEvent(new Event("focusin"));
  early.unmount();
  await settle();
  expect(Swiper).not.toHaveBeenCalled();
});

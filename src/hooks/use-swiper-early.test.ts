import { Swiper } from "swiper";
import { onSwipe, put, settle, start } from "../../test/components/stage";

/** When Swiper is loaded, and what a swipe does before that; use-swiper.test.ts has the rest. */

jest.mock("swiper", () => ({ Swiper: jest.fn() }));
jest.mock("swiper/modules", () => ({ EffectFade: "fade" }));

const touch = (stage: HTMLElement, type: string, clientX: number) =>
  stage.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { changedTouches: [{ clientX }] }));

/** A finger that goes from 200 px to somewhere else. */
function swipe(stage: HTMLElement, to: number): void {
  touch(stage, "touchstart", 200);
  touch(stage, "touchend", to);
}

beforeEach(() => {
  jest
    .mocked(Swiper)
    .mockImplementation(() => ({ slideTo: jest.fn(), destroy: jest.fn() }) as unknown as Swiper);
});

afterEach(() => {
  document.dir = "";
});

test("is loaded at the first sign of use, and only once", async () => {
  const { result, carousel } = put();
  await settle();
  expect(result.current).toBe(false);
  for (const sign of ["focusin", "touchstart", "pointerenter"]) {
    await settle(() => carousel.dispatchEvent(new Event(sign)));
  }
  expect(result.current).toBe(true);
  expect(Swiper).toHaveBeenCalledTimes(1);
});

test("is not loaded for somebody who only reads", async () => {
  jest.useFakeTimers();
  const { result } = put();
  await settle(() => jest.advanceTimersByTime(60_000));
  expect(result.current).toBe(false);
  expect(Swiper).not.toHaveBeenCalled();
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

test("where text runs from right to left, a swipe to the right shows the next slide", async () => {
  document.dir = "rtl";
  const { stage } = put(1);
  await settle(() => swipe(stage, 241));
  expect(onSwipe.mock.calls).toEqual([[2]]);
});

test("a swipe during which Swiper arrives is not lost", async () => {
  const { result, stage } = put(1);
  await settle(() => touch(stage, "touchstart", 200));
  expect(result.current).toBe(true);
  touch(stage, "touchend", 100);
  expect(onSwipe.mock.calls).toEqual([[2]]);
});

test("Swiper alone handles swipes once it is there", async () => {
  const { stage } = await start(1);
  swipe(stage, 0);
  expect(onSwipe).not.toHaveBeenCalled();
});

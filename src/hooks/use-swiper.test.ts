import { Swiper } from "swiper";
import { onSwipe, put, settle, start } from "../../test/components/stage";

jest.mock("swiper", () => ({ Swiper: jest.fn() }));
jest.mock("swiper/modules", () => ({ EffectFade: "fade" }));

const swiper = { slideTo: jest.fn(), destroy: jest.fn() };

/** Tells the hook what a visitor did, as Swiper does. */
function happens(event: "slideChange" | "touchEnd", state: object): void {
  const [, options] = jest.mocked(Swiper).mock.calls[0]!;
  const handler = options?.on?.[event] as (state: object) => void;
  handler(state);
}

/** Lifts a finger. `diff` is that of the last drag; without a direction, that was an earlier one. */
const lift = (diff: number, swipeDirection: "prev" | "next" | undefined, edge: object) =>
  happens("touchEnd", {
    touches: { diff },
    swipeDirection,
    slides: [1, 2, 3],
    isBeginning: false,
    isEnd: false,
    ...edge,
  });

beforeEach(() => void jest.mocked(Swiper).mockImplementation(() => swiper as unknown as Swiper));

test("Swiper takes over the slides that are there, at the one that shows", async () => {
  const { result, stage } = await start(2);
  expect(result.current).toBe(true);
  expect(Swiper).toHaveBeenCalledTimes(1);
  expect(Swiper).toHaveBeenCalledWith(stage, expect.objectContaining({ initialSlide: 2, speed: 600 }));
});

test("Swiper follows the slide that shows", async () => {
  const { rerender } = await start();
  rerender({ index: 2 });
  expect(swiper.slideTo).toHaveBeenLastCalledWith(2, 600);
});

test("another speed does not make a new Swiper, which would lose the slides' positions", async () => {
  const { rerender } = await start();
  rerender({ index: 0, speed: 0 });
  rerender({ index: 1, speed: 0 });
  expect(swiper.slideTo).toHaveBeenLastCalledWith(1, 0);
  expect(Swiper).toHaveBeenCalledTimes(1);
  expect(swiper.destroy).not.toHaveBeenCalled();
});

test("a swipe is reported, a move that the hook made itself is not", async () => {
  await start(1);
  happens("slideChange", { activeIndex: 1 });
  expect(onSwipe).not.toHaveBeenCalled();
  happens("slideChange", { activeIndex: 2 });
  expect(onSwipe).toHaveBeenCalledWith(2);
});

test.each([
  ["drag past the last slide wraps to the first", -41, "next", { isEnd: true }, [[0]]],
  ["drag before the first slide wraps to the last", 41, "prev", { isBeginning: true }, [[2]]],
  ["drag past the last slide wraps from right to left", 41, "next", { isEnd: true }, [[0]]],
  ["drag of no more than 40 px past the end does not wrap", -40, "next", { isEnd: true }, []],
  ["drag of no more than 40 px before the beginning does not wrap", 40, "prev", { isBeginning: true }, []],
  ["drag back from the last slide does not wrap", 41, "prev", { isEnd: true }, []],
  ["drag on from the first slide does not wrap", -41, "next", { isBeginning: true }, []],
  ["tap on the last slide after a drag does not wrap", -150, undefined, { isEnd: true }, []],
  ["tap on the first slide after a drag does not wrap", 150, undefined, { isBeginning: true }, []],
] as const)("a %s", async (_name, diff, direction, edge, calls) => {
  await start(1);
  lift(diff, direction, edge);
  expect(onSwipe.mock.calls).toEqual(calls);
});

test("a Swiper that fails leaves the slides where they are", async () => {
  jest.mocked(Swiper).mockImplementation(() => {
    throw new Error("no");
  });
  const { result } = await start();
  expect(result.current).toBe(false);
});

test("is destroyed with its component, and not made after that", async () => {
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

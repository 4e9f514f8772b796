import { useEffect, useRef, useState, type RefObject } from "react";
import type { Swiper } from "swiper";
import { SWIPE_DISTANCE_PX } from "../config";
import { readingDirection } from "./reading-direction";

type SwiperLink = {
  /** The slide that shows. */
  index: number;
  /** A swipe ended on this slide; past either end it wraps. */
  onSwipe: (index: number) => void;
  /** Duration of a change in ms. */
  speed: number;
};

/**
 * Adds Swiper, for dragging, to prebuilt slides once a visitor touches, points at or focuses the carousel.
 * @returns whether Swiper controls the slides
 */
export function useSwiper(
  element: RefObject<HTMLElement | null>,
  { index, onSwipe, speed }: SwiperLink,
): boolean {
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const latest = useRef({ index, onSwipe, speed });
  useEffect(() => {
    latest.current = { index, onSwipe, speed };
  });

  useEffect(() => {
    const stage = element.current;
    if (!stage) return;
    let made: Swiper | undefined;
    let gone = false;
    const make = async () => {
      const { createSwiper } = await import("./swiper-core");
      if (gone || made) return;
      made = createSwiper(stage, {
        initialSlide: latest.current.index,
        speed: latest.current.speed,
        onSlide: (to) => {
          if (to !== latest.current.index) latest.current.onSwipe(to);
        },
        wrapDistance: SWIPE_DISTANCE_PX,
      });
      setSwiper(made);
    };
    const cancel = onFirstUse(stage, () => void make().catch(() => undefined));
    const unlisten = onEarlySwipe(
      stage,
      () => made === undefined,
      (by) => latest.current.onSwipe(latest.current.index + by),
    );
    return () => {
      gone = true;
      cancel();
      unlisten();
      made?.destroy();
    };
  }, [element]);

  useEffect(() => {
    // Another speed makes no new Swiper: destroying the old one would lose the slides' positions.
    swiper?.slideTo(index, latest.current.speed);
  }, [swiper, index]);

  return swiper !== null;
}

const FIRST_USE_EVENTS = ["pointerenter", "touchstart", "focusin"] as const;

/** Calls `run` once, when the carousel is first used. */
function onFirstUse(stage: HTMLElement, run: () => void): () => void {
  const carousel = stage.parentElement ?? stage;
  const start = () => {
    cancel();
    run();
  };
  const cancel = () => FIRST_USE_EVENTS.forEach((event) => carousel.removeEventListener(event, start));
  FIRST_USE_EVENTS.forEach((event) => carousel.addEventListener(event, start, { passive: true }));
  return cancel;
}

/**
 * Handles a swipe that began before Swiper had loaded; Swiper ignores it, even if it loads during the swipe. `by` is 1 for
 * the next slide and -1 for the previous one.
 */
function onEarlySwipe(stage: HTMLElement, isEarly: () => boolean, swiped: (by: 1 | -1) => void): () => void {
  let from: number | undefined;
  const start = (event: TouchEvent) => {
    from = isEarly() ? event.changedTouches[0]?.clientX : undefined;
  };
  const end = (event: TouchEvent) => {
    if (from === undefined) return;
    const distance = ((event.changedTouches[0]?.clientX ?? from) - from) * readingDirection();
    if (Math.abs(distance) > SWIPE_DISTANCE_PX) swiped(distance < 0 ? 1 : -1);
  };
  stage.addEventListener("touchstart", start, { passive: true });
  stage.addEventListener("touchend", end, { passive: true });
  return () => {
    stage.removeEventListener("touchstart", start);
    stage.removeEventListener("touchend", end);
  };
}

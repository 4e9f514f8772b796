import { useEffect, useRef, useState, type RefObject } from "react";
import type { Swiper } from "swiper";
import { SWIPE_DISTANCE_PX } from "../config";

type SwiperLink = {
  /** The slide that shows. */
  index: number;
  /** A swipe ended on this slide; past either end it wraps. */
  onSwipe: (index: number) => void;
  /** Duration of a change in ms. */
  speed: number;
};

/**
 * Puts Swiper on prebuilt slides once a visitor touches, points at or focuses the carousel. It brings dragging; who only
 * reads does not load it.
 * @returns whether Swiper is in charge of the slides
 */
export function useSwiper(
  element: RefObject<HTMLElement | null>,
  { index, onSwipe, speed }: SwiperLink,
): boolean {
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const latest = useRef({ index, onSwipe });
  useEffect(() => {
    latest.current = { index, onSwipe };
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
        speed,
        onSlide: (to) => {
          if (to !== latest.current.index) latest.current.onSwipe(to);
        },
        wrapDistance: SWIPE_DISTANCE_PX,
      });
      setSwiper(made);
    };
    const forget = whenNeeded(stage, () => void make().catch(() => undefined));
    const unlisten = onEarlySwipe(
      stage,
      () => made === undefined,
      (by) => latest.current.onSwipe(latest.current.index + by),
    );
    return () => {
      gone = true;
      forget();
      unlisten();
      made?.destroy();
    };
  }, [element, speed]);

  useEffect(() => {
    swiper?.slideTo(index);
  }, [swiper, index]);

  return swiper !== null;
}

const SIGNS_OF_USE = ["pointerenter", "touchstart", "focusin"] as const;

/** Runs once, at the first sign that the carousel is used. */
function whenNeeded(stage: HTMLElement, run: () => void): () => void {
  const carousel = stage.parentElement ?? stage;
  const start = () => {
    forget();
    run();
  };
  const forget = () => SIGNS_OF_USE.forEach((sign) => carousel.removeEventListener(sign, start));
  SIGNS_OF_USE.forEach((sign) => carousel.addEventListener(sign, start, { passive: true }));
  return forget;
}

/**
 * Hears a swipe that began before Swiper was there, which knows nothing of it even if it arrives in its middle; `by` is
 * 1 for the next slide and -1 for the previous one.
 */
function onEarlySwipe(stage: HTMLElement, isEarly: () => boolean, swiped: (by: 1 | -1) => void): () => void {
  let from: number | undefined;
  const start = (event: TouchEvent) => {
    from = isEarly() ? event.changedTouches[0]?.clientX : undefined;
  };
  const end = (event: TouchEvent) => {
    if (from === undefined) return;
    const distance = (event.changedTouches[0]?.clientX ?? from) - from;
    if (Math.abs(distance) > SWIPE_DISTANCE_PX) swiped(distance < 0 ? 1 : -1);
  };
  stage.addEventListener("touchstart", start, { passive: true });
  stage.addEventListener("touchend", end, { passive: true });
  return () => {
    stage.removeEventListener("touchstart", start);
    stage.removeEventListener("touchend", end);
  };
}

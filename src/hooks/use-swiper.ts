import { useEffect, useRef, useState, type RefObject } from "react";
import type { Swiper } from "swiper";

type SwiperLink = {
  /** The slide that shows. */
  index: number;
  /** A swipe ended on this slide; past either end it wraps. */
  onSwipe: (index: number) => void;
  /** Duration of a change in ms. */
  speed: number;
};

/** A drag past the first or last slide has to be at least this long to wrap. */
const WRAP_DISTANCE_PX = 40;

/**
 * Puts Swiper on prebuilt slides, after the page has loaded: the first paint never waits for it, and until it is there
 * (or should it never come) the slides stand where `index` says. Swiper brings dragging and the cross-fade.
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
    let made: Swiper | undefined;
    let gone = false;
    const make = async () => {
      const { Swiper: SwiperCore, EffectFade } = await import("./swiper-core");
      if (gone || !element.current) return;
      made = new SwiperCore(element.current, {
        modules: [EffectFade],
        effect: "fade",
        fadeEffect: { crossFade: true },
        initialSlide: latest.current.index,
        speed,
        on: {
          slideChange: (now) => {
            if (now.activeIndex !== latest.current.index) latest.current.onSwipe(now.activeIndex);
          },
          touchEnd: ({ isBeginning, isEnd, touches, slides }) => {
            if (isEnd && touches.diff < -WRAP_DISTANCE_PX) latest.current.onSwipe(0);
            if (isBeginning && touches.diff > WRAP_DISTANCE_PX) latest.current.onSwipe(slides.length - 1);
          },
        },
      });
      setSwiper(made);
    };
    const stopWaiting = whenLoaded(() => void make().catch(() => undefined));
    return () => {
      gone = true;
      stopWaiting();
      made?.destroy();
    };
  }, [element, speed]);

  useEffect(() => {
    swiper?.slideTo(index);
  }, [swiper, index]);

  return swiper !== null;
}

/** Runs once the page and its pictures are in. Returns a function that calls it off. */
function whenLoaded(run: () => void): () => void {
  if (document.readyState === "complete") {
    run();
    return () => undefined;
  }
  window.addEventListener("load", run, { once: true });
  return () => window.removeEventListener("load", run);
}

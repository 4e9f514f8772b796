import { Swiper } from "swiper";
import { EffectFade } from "swiper/modules";

type SwiperOptions = {
  initialSlide: number;
  /** Duration of a change in ms. */
  speed: number;
  /** The visitor moved to this slide. */
  onSlide: (index: number) => void;
  /** Shortest drag past either end that wraps, in px. */
  wrapDistance: number;
};

/**
 * The only file that imports Swiper, so that Swiper is a chunk of its own, loaded on demand. Swiper's own loop mode moves
 * slides in the DOM, which breaks React and screen readers, so drags past the ends are handled here.
 */
export function createSwiper(
  element: HTMLElement,
  { initialSlide, speed, onSlide, wrapDistance }: SwiperOptions,
): Swiper {
  return new Swiper(element, {
    modules: [EffectFade],
    effect: "fade",
    fadeEffect: { crossFade: true },
    initialSlide,
    speed,
    // Share of the width that a slow drag must cover; Swiper's default is half.
    longSwipesRatio: 0.2,
    on: {
      slideChange: ({ activeIndex }) => onSlide(activeIndex),
      // After a tap, or when a finger scrolls the page, `diff` is still that of the drag before, and there is no
      // direction.
      touchEnd: ({ isBeginning, isEnd, swipeDirection, touches, slides }) => {
        if (Math.abs(touches.diff) <= wrapDistance) return;
        if (isEnd && swipeDirection === "next") onSlide(0);
        if (isBeginning && swipeDirection === "prev") onSlide(slides.length - 1);
      },
    },
  });
}

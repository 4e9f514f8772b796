import { Swiper } from "swiper";
import { EffectFade } from "swiper/modules";

type SwiperOptions = {
  initialSlide: number;
  /** Duration of a change in ms. */
  speed: number;
  /** The visitor moved to this slide. */
  onSlide: (index: number) => void;
  /** How far in px a drag past either end must go to wrap. */
  wrapDistance: number;
};

/**
 * The only file that imports Swiper, so that it loads late and nothing more of it than this. Swiper itself does not wrap
 * a drag past the ends without moving slides about in the page, which would surprise React and screen readers.
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
    // A slow drag counts from a fifth of the width; by itself Swiper wants half of it.
    longSwipesRatio: 0.2,
    on: {
      slideChange: ({ activeIndex }) => onSlide(activeIndex),
      touchEnd: ({ isBeginning, isEnd, touches, slides }) => {
        if (isEnd && touches.diff < -wrapDistance) onSlide(0);
        if (isBeginning && touches.diff > wrapDistance) onSlide(slides.length - 1);
      },
    },
  });
}

import styled from "@emotion/styled";
import { HERO_HEIGHT_VH, HERO_MAX_HEIGHT_PX } from "../config";
import { useHydrated } from "../hooks/use-hydrated";
import { forward, media, time } from "../theme/tokens";
import { HeroCopy } from "./hero-copy";
import { artSizes, artStyle, Picture } from "./picture";
import { Scrim } from "./scrim";

type HeroSlideProps = {
  slide: Queries.HighlightFragment;
  /** Its place among the slides, from 0. The first slide's picture loads first. */
  position: number;
  /** Whether it shows; then its title is the page's heading. */
  current: boolean;
  /** `kind` and `label`: what it is and its place, such as "slide" and "1 of 3". */
  kind: string;
  label: string;
  descriptor: string;
};

/** From 1024 px the picture covers the hero, so on upright screens it is wider than the window. */
const SIZES = artSizes(
  `max(100vw, min(${(HERO_HEIGHT_VH * 16) / 9}vh, ${Math.round((HERO_MAX_HEIGHT_PX * 16) / 9)}px))`,
);

/** One slide of the hero. Hidden ones are inert: keyboard and screen readers skip them. */
export function HeroSlide({ slide, position, current, kind, label, descriptor }: HeroSlideProps) {
  const hydrated = useHydrated();
  const { landscape, portrait } = slide.image;
  return (
    <Slide
      className="swiper-slide"
      role="group"
      aria-roledescription={kind}
      aria-label={label}
      inert={hydrated && !current}
      data-current={current}
      style={{ "--position": position }}
    >
      <Picture
        image={landscape}
        portrait={portrait}
        alt={slide.imageAlt}
        sizes={SIZES}
        eager={position === 0}
        focus={slide.focus}
      />
      <Scrim kind="hero" />
      <HeroCopy slide={slide} heading={current ? "h1" : "h2"} descriptor={descriptor} />
    </Slide>
  );
}

const Slide = styled.div`
  position: relative;
  flex: none;
  display: flex;
  width: 100%;
  min-height: min(${HERO_HEIGHT_VH}svh, ${HERO_MAX_HEIGHT_PX}px);
  /* All slides share one place, where one fades into the next; Swiper does the same by itself. */
  transform: translateX(${forward("-100% * var(--position)")});
  transition: ${time.slide};
  /* Visible at once, so that it can take the focus, and hidden only after it has faded. */
  transition-property: opacity;
  &[data-current="false"] {
    transition-property: opacity, visibility;
    opacity: 0;
    visibility: hidden;
    pointer-events: none;
  }
  overflow: clip;
  img {
    ${artStyle}
  }
  ${media.lg} {
    /* Further from the text. */
    img {
      inset-inline-start: 5%;
    }
  }
  ${media.noScript} {
    transform: none;
    &[data-current="false"] {
      visibility: visible;
      pointer-events: auto;
      opacity: 1;
    }
  }
`;

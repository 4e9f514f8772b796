import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from "react";
import { CAROUSEL_FADE_MS, CAROUSEL_INTERVAL_MS, CAROUSEL_PREPARE_MS } from "../config";
import { fill } from "../fill";
import { readingDirection } from "../hooks/reading-direction";
import { useAutoplay } from "../hooks/use-autoplay";
import { useElapsed } from "../hooks/use-elapsed";
import { useInSight } from "../hooks/use-in-sight";
import { useReducedMotion } from "../hooks/use-reduced-motion";
import { useSiteSettings } from "../hooks/use-site-settings";
import { useSwiper } from "../hooks/use-swiper";
import { color, media } from "../theme/tokens";
import { CarouselRail } from "../ui/carousel-rail";
import { HeroDescriptor } from "../ui/hero-descriptor";
import { HeroSlide } from "../ui/hero-slide";

type HighlightsProps = {
  texts: Queries.HighlightsTextsFragment;
  slides: readonly Queries.HighlightFragment[];
};

/** The hero carousel (specification, section 2). The prebuilt page shows the first slide. */
export function Highlights({ texts: { descriptor }, slides }: HighlightsProps) {
  const {
    brand,
    interface: { carousel: words },
  } = useSiteSettings();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const inSight = useInSight(stage);
  const carousel = useAutoplay(slides.length, pointed || focused || !inSight);
  const { index, move, playing, goTo, step } = carousel;
  const speed = useReducedMotion() ? 0 : CAROUSEL_FADE_MS;
  const swiping = useSwiper(stage, { index, onSwipe: goTo, speed });
  const soon = useElapsed(CAROUSEL_INTERVAL_MS - CAROUSEL_PREPARE_MS);
  const prepared = (soon && playing && inSight) || swiping || index > 0;

  // The previous slide becomes inert: if its link had the focus, the next slide's link gets it.
  const leftLink = useRef(false);
  useEffect(() => {
    if (leftLink.current)
      stage.current!.querySelector<HTMLElement>('[data-current="true"] a')?.focus({ preventScroll: true });
    leftLink.current = false;
  }, [move]);
  const onKeyDown = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    if (altKey || ctrlKey || metaKey) return;
    if (key !== "ArrowRight" && key !== "ArrowLeft") return;
    leftLink.current = stage.current!.contains(document.activeElement);
    step(key === "ArrowRight" ? readingDirection() : -readingDirection());
  };
  const holders = {
    onPointerEnter: (event: PointerEvent) => setPointed(event.pointerType === "mouse"),
    onPointerLeave: () => setPointed(false),
    // Only keyboard focus holds the carousel; a button keeps the focus after a click, too.
    onFocus: (event: FocusEvent) => setFocused(event.target.matches(":focus-visible")),
    onBlur: () => setFocused(false),
  };

  return (
    // The arrow keys are an extra; there are buttons as well.
    <Hero
      aria-label={words.name}
      aria-roledescription={words.role}
      data-ground="dark"
      style={{ "--letters": brand.length + descriptor.length }}
      onKeyDown={onKeyDown}
      {...holders}
    >
      <HeroDescriptor brand={brand}>{descriptor}</HeroDescriptor>
      <div ref={stage} className="stage" data-prepared={prepared}>
        <div className="swiper-wrapper" aria-live={playing && !focused ? "off" : "polite"}>
          {slides.map((slide, position) => (
            <HeroSlide
              key={slide.id}
              slide={slide}
              position={position}
              current={position === index}
              kind={words.slideRole}
              label={fill(words.slide, { position: position + 1, count: slides.length })}
              descriptor={descriptor}
            />
          ))}
        </div>
      </div>
      <CarouselRail words={words} slides={slides} carousel={carousel} />
    </Hero>
  );
}

const Hero = styled.section`
  position: relative;
  background: ${color.ink};
  color: ${color.paper};
  .stage {
    overflow: hidden;
  }
  .swiper-wrapper {
    display: flex;
    touch-action: pan-y pinch-zoom;
  }
  /* Pictures of slides that are not needed yet would delay the first slide's. */
  .stage[data-prepared="false"] [data-current="false"] picture {
    display: none;
  }
  /* Without scripts the slides stand side by side. */
  ${media.noScript} {
    .stage {
      overflow-x: auto;
    }
    .stage[data-prepared] [data-current="false"] picture {
      display: contents;
    }
  }
`;

export const fragment = graphql`
  fragment HighlightsTexts on HomePage {
    descriptor
  }
  fragment Highlight on Slide {
    id
    title
    label
    subtitle
    description
    imageAlt
    ctaText
    ctaLink
    focus {
      ...Focus
    }
    image {
      ...Art
    }
  }
`;

import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from "react";
import { CAROUSEL_INTERVAL_MS, CAROUSEL_PREPARE_MS } from "../config";
import { useAutoplay } from "../hooks/use-autoplay";
import { useElapsed } from "../hooks/use-elapsed";
import { useSwiper } from "../hooks/use-swiper";
import { color, media, time } from "../theme/tokens";
import { CarouselRail } from "../ui/carousel-rail";
import { HeroSlide } from "../ui/hero-slide";

type HighlightsProps = { slides: readonly Queries.HighlightFragment[] };

/** The hero carousel (specification, section 2). The first slide is whole in the prebuilt page. */
export function Highlights({ slides }: HighlightsProps) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const carousel = useAutoplay(slides.length, pointed || focused);
  const { index, playing, goTo, step } = carousel;
  const stage = useRef<HTMLDivElement>(null);
  const swiping = useSwiper(stage, { index, onSwipe: goTo, speed: parseInt(time.slide) });
  const soon = useElapsed(CAROUSEL_INTERVAL_MS - CAROUSEL_PREPARE_MS);
  const prepared = (soon && playing) || swiping || index > 0;

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "ArrowRight") step(1);
    if (key === "ArrowLeft") step(-1);
  };
  const holders = {
    onPointerEnter: (event: PointerEvent) => setPointed(event.pointerType === "mouse"),
    onPointerLeave: () => setPointed(false),
    // A clicked button keeps the focus, but only a keyboard's focus holds the carousel.
    onFocus: (event: FocusEvent) => setFocused(event.target.matches(":focus-visible")),
    onBlur: () => setFocused(false),
  };

  return (
    // The arrow keys are an extra beside the arrow buttons, not the only way.
    <Hero
      aria-label="Highlights"
      aria-roledescription="carousel"
      data-ground="dark"
      onKeyDown={onKeyDown}
      {...holders}
    >
      <div ref={stage} className="stage" data-prepared={prepared}>
        <div className="swiper-wrapper" aria-live={playing ? "off" : "polite"}>
          {slides.map((slide, position) => (
            <HeroSlide
              key={slide.id}
              slide={slide}
              position={position}
              current={position === index}
              label={`${position + 1} of ${slides.length}`}
            />
          ))}
        </div>
      </div>
      <CarouselRail titles={slides.map(({ title }) => title)} carousel={carousel} />
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
    touch-action: pan-y;
  }
  /* The pictures of slides that nobody may ever see would delay the first one's. */
  .stage[data-prepared="false"] [data-current="false"] picture {
    display: none;
  }
  /* Without scripts all slides can be read, side by side. */
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
  fragment Highlight on Slide {
    id
    title
    subtitle
    description
    imageAlt
    ctaText
    ctaLink
    image {
      landscape: gatsbyImageData(layout: FULL_WIDTH, breakpoints: [640, 1080, 1600, 2400], placeholder: NONE)
      portrait: gatsbyImageData(
        layout: FULL_WIDTH
        aspectRatio: 0.8
        breakpoints: [480, 750, 1080]
        transformOptions: { cropFocus: EAST }
        placeholder: NONE
      )
    }
  }
`;

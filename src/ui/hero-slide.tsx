import styled from "@emotion/styled";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { CSSProperties } from "react";
import { HERO_HEIGHT_VH, HERO_MAX_HEIGHT_PX } from "../config";
import { useHydrated } from "../hooks/use-hydrated";
import { color, ease, media, space, time } from "../theme/tokens";
import { type } from "../theme/type";
import { Arrow } from "./arrow";
import { ButtonLink } from "./button";
import { Picture } from "./picture";
import { Scrim } from "./scrim";

type HeroSlideProps = {
  slide: {
    readonly title: string;
    readonly subtitle: string;
    readonly description: string;
    readonly ctaText: string;
    readonly ctaLink: string;
    readonly imageAlt: string;
    readonly image: { readonly landscape: IGatsbyImageData; readonly portrait: IGatsbyImageData };
  };
  /** Its place among the slides, from 0. The first slide's picture is the one a visitor waits for. */
  position: number;
  /** The slide that shows carries the page's heading: in one that does not, nobody could find it. */
  current: boolean;
  /** Its place among the others, as in "1 of 3". */
  label: string;
};

/** The picture covers the hero, so on upright screens it is wider than the window. */
const SIZES = `max(100vw, min(${(HERO_HEIGHT_VH * 16) / 9}vh, ${Math.round((HERO_MAX_HEIGHT_PX * 16) / 9)}px))`;

/** One slide of the hero. Those that do not show are out of reach for keyboard and screen reader. */
export function HeroSlide({ slide, position, current, label }: HeroSlideProps) {
  const hydrated = useHydrated();
  const Title = current ? "h1" : "h2";
  const { landscape, portrait } = slide.image;
  return (
    <Slide
      className="swiper-slide"
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      inert={hydrated && !current}
      data-current={current}
      style={{ "--position": position } as CSSProperties}
    >
      <Picture
        image={landscape}
        portrait={portrait}
        alt={slide.imageAlt}
        sizes={SIZES}
        eager={position === 0}
      />
      <Scrim kind="hero" />
      <div className="copy">
        <Title>{slide.title}</Title>
        <p className="subtitle">{slide.subtitle}</p>
        <p className="description">{slide.description}</p>
        <ButtonLink to={slide.ctaLink}>
          {slide.ctaText}
          <Arrow />
        </ButtonLink>
      </div>
    </Slide>
  );
}

const Slide = styled.div`
  position: relative;
  flex: none;
  display: flex;
  width: 100%;
  min-height: min(${HERO_HEIGHT_VH}svh, ${HERO_MAX_HEIGHT_PX}px);
  /* All slides stand in one place, in which one fades into the next; Swiper does the same by itself. */
  transform: translateX(calc(-100% * var(--position)));
  transition: ${time.slide};
  transition-property: opacity, visibility;
  &[data-current="false"] {
    opacity: 0;
    visibility: hidden;
    pointer-events: none;
  }
  img {
    position: absolute;
    inset: 0;
    object-position: 8% 50%;
  }
  .copy {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    justify-content: flex-end;
    width: min(1280px, 100% - 2 * ${space.gutter});
    margin-inline: auto;
    padding-block: 88px 128px;
    transition:
      opacity ${time.open} ${ease.standard},
      transform ${time.open} ${ease.standard};
  }
  &[data-current="false"] .copy {
    opacity: 0;
    transform: translateY(12px);
  }
  h1,
  h2 {
    ${type.display}
    max-width: 760px;
  }
  .subtitle {
    ${type.sub}
    max-width: 15.6em;
    margin-top: 28px;
    color: ${color.amberLight};
    text-wrap: balance;
  }
  .description {
    ${type.body}
    max-width: 30.6em;
    margin-block: 14px 32px;
    color: ${color.mist};
  }
  ${media.shortPhone} {
    h1,
    h2 {
      font-size: 2.5rem;
    }
    .subtitle {
      margin-top: 16px;
      font-size: 1.25rem;
    }
    .description {
      margin-block: 12px 20px;
      font-size: 1rem;
    }
    .copy {
      padding-bottom: 108px;
    }
  }
  ${media.sm} {
    .description {
      font-size: 1.125rem;
      line-height: 1.55;
    }
    img {
      object-position: 70% 50%;
    }
    .copy {
      padding-bottom: 152px;
    }
    .copy > * {
      max-width: 560px;
    }
  }
  ${media.lg} {
    .copy > * {
      max-width: 760px;
    }
    .description {
      max-width: 30.6em;
    }
    .subtitle {
      max-width: 15.6em;
    }
  }
  ${media.xl} {
    h1,
    h2 {
      max-width: 7em;
    }
  }
  ${media.shortDesktop} {
    h1,
    h2 {
      font-size: 8.5vh;
    }
    .subtitle {
      margin-top: 18px;
    }
    .description {
      margin-bottom: 22px;
    }
    .copy {
      padding-bottom: 136px;
    }
  }
  ${media.noScript} {
    transform: none;
    &[data-current="false"],
    &[data-current="false"] .copy {
      visibility: visible;
      pointer-events: auto;
      opacity: 1;
      transform: none;
    }
  }
`;

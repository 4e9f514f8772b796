import styled from "@emotion/styled";
import { fill } from "../fill";
import type { useAutoplay } from "../hooks/use-autoplay";
import type { SiteSettings } from "../hooks/use-site-settings";
import { color, media, paper, radius } from "../theme/tokens";
import { labelLine, type } from "../theme/type";
import { Fill } from "./carousel-fill";

export type CarouselTracksProps = {
  words: SiteSettings["interface"]["carousel"];
  slides: readonly { readonly title: string; readonly label: string }[];
  carousel: ReturnType<typeof useAutoplay>;
};

/** One button for each slide. The current one fills while its slide is shown. */
export const CarouselTracks = ({ words, slides, carousel }: CarouselTracksProps) => (
  <Tracks style={{ "--slides": slides.length }}>
    {slides.map(({ title, label }, slide) => (
      <li key={title}>
        <button
          type="button"
          aria-label={fill(words.goTo, { position: slide + 1, title: spoken(title, label) })}
          aria-current={slide === carousel.index ? "true" : undefined}
          onClick={() => carousel.goTo(slide)}
        >
          <span className="track">
            {slide === carousel.index && (
              <Fill key={carousel.move} data-full={carousel.resting} data-waiting={carousel.waiting} />
            )}
          </span>
          <span className="title long" aria-hidden="true">
            {title}
          </span>
          <span className="title short" aria-hidden="true">
            {label}
          </span>
        </button>
      </li>
    ))}
  </Tracks>
);

/** A button's name contains its visible label (WCAG 2.5.3), even where the label's words differ from the title's. */
const spoken = (title: string, label: string) => (title.includes(label) ? title : `${title} (${label})`);

const Tracks = styled.ol`
  display: flex;
  align-items: center;
  /* The current dot stands 26 px from the edge, in a wider target. */
  margin-inline-start: 16px;
  button {
    display: grid;
    place-items: center;
    width: 32px;
    height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: ${color.mist2};
  }
  button[aria-current] {
    width: 76px;
    color: ${color.paper};
  }
  .track {
    position: relative;
    width: 12px;
    height: 12px;
    border-radius: ${radius.pill};
    background: ${paper(0.4)};
    overflow: hidden;
  }
  [aria-current] .track {
    width: 56px;
    background: ${paper(0.3)};
  }
  .title {
    display: none;
  }
  ${media.forcedColors} {
    .track {
      border: 1px solid ButtonText;
    }
    [aria-current] .track {
      border: 2px solid Highlight;
    }
  }
  ${media.smallPhone} {
    button {
      width: 28px;
    }
    button[aria-current] {
      width: 52px;
    }
    [aria-current] .track {
      width: 40px;
    }
  }
  ${media.sm} {
    /* As many columns as slides, so that a list that has half arrived moves nothing later. */
    display: grid;
    grid-template-columns: repeat(var(--slides), minmax(0, 1fr));
    gap: clamp(16px, 2.2vw, 32px);
    margin: 0;
    li {
      min-width: 0;
    }
    button,
    button[aria-current] {
      ${type.small}
      align-content: start;
      place-items: start stretch;
      width: 100%;
      height: 58px;
      margin-top: -11px;
      padding-top: 10px;
      text-align: start;
    }
    button:not([aria-current]) {
      color: ${color.mist};
    }
    .track,
    [aria-current] .track {
      width: 100%;
      height: 4px;
      background: linear-gradient(${paper(0.35)}, ${paper(0.35)}) center / 100% 2px no-repeat;
    }
    .title {
      padding-top: 17px;
      line-height: ${labelLine("1.25")};
      font-weight: 500;
    }
    .short {
      display: block;
    }
  }
  ${media.smToLg} {
    margin-inline-start: 34px;
  }
  ${media.xl} {
    .short {
      display: none;
    }
    .long {
      display: block;
    }
  }
`;

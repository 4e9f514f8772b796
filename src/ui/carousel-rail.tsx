import styled from "@emotion/styled";
import { ArrowLeft, ArrowRight, Pause, Play } from "lucide-react";
import type { useAutoplay } from "../hooks/use-autoplay";
import { CAROUSEL_INTERVAL_MS } from "../config";
import { color, media, radius, space } from "../theme/tokens";
import { type } from "../theme/type";
import { IconButton } from "./button";

type CarouselRailProps = { titles: readonly string[]; carousel: ReturnType<typeof useAutoplay> };

/** Where a carousel stands and how it is moved: one track for each slide, pause, previous and next. */
export function CarouselRail({ titles, carousel }: CarouselRailProps) {
  const { index, move, resting, playing, waiting, goTo, step, toggle } = carousel;
  const State = playing ? Pause : Play;
  return (
    <Rail>
      <Water aria-hidden="true" />
      <ol>
        {titles.map((title, slide) => (
          <li key={title}>
            <button
              type="button"
              aria-label={`Go to slide ${slide + 1}`}
              aria-current={slide === index ? "true" : undefined}
              onClick={() => goTo(slide)}
            >
              <span className="track">
                {slide === index && <Fill key={move} data-full={resting} data-waiting={waiting} />}
              </span>
              <span className="title" aria-hidden="true">
                {title}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <div className="controls">
        <IconButton type="button" aria-label={`${playing ? "Pause" : "Play"} carousel`} onClick={toggle}>
          <State size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
        <IconButton type="button" aria-label="Previous slide" onClick={() => step(-1)}>
          <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
        <IconButton type="button" aria-label="Next slide" onClick={() => step(1)}>
          <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </div>
    </Rail>
  );
}

const Fill = styled.span`
  position: absolute;
  inset: 0;
  border-radius: inherit;
  background: ${color.amber};
  transform-origin: left;
  animation: carousel-fill ${CAROUSEL_INTERVAL_MS}ms linear both;
  &[data-waiting="true"] {
    animation-play-state: paused;
  }
  &[data-full="true"] {
    animation: none;
  }
  @keyframes carousel-fill {
    from {
      transform: scaleX(0);
    }
  }
  ${media.still} {
    animation: none;
  }
`;

/** Where the channel begins: the left end of the first track, down and out through the lower edge. */
const Water = styled.span`
  position: absolute;
  display: none;
  left: ${space.channel};
  top: 0;
  bottom: 0;
  width: calc(${space.gutter} / 2 - 8px);
  border: solid var(--channel);
  border-width: 2px 0 0 2px;
  border-top-left-radius: ${radius.line};
  ${media.lg} {
    display: block;
  }
`;

const Rail = styled.div`
  position: absolute;
  z-index: 2;
  inset: auto 0 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  width: min(1280px, 100% - 2 * ${space.gutter});
  height: 88px;
  margin-inline: auto;
  border-top: 1px solid ${color.ink700};
  ${media.noScript} {
    display: none;
  }
  ol {
    display: flex;
    align-items: center;
    margin-left: -8px;
  }
  li button {
    display: grid;
    place-items: center;
    width: 32px;
    height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: ${color.mist2};
  }
  li button[aria-current] {
    width: 72px;
    color: ${color.paper};
  }
  .track {
    position: relative;
    display: block;
    width: 12px;
    height: 12px;
    border-radius: ${radius.pill};
    background: rgb(250 246 239 / 0.4);
    overflow: hidden;
  }
  [aria-current] .track {
    width: 56px;
    background: rgb(250 246 239 / 0.3);
  }
  .title {
    display: none;
  }
  .controls {
    display: flex;
    gap: 8px;
  }
  .controls button {
    width: 44px;
    height: 44px;
    border-color: rgb(250 246 239 / 0.4);
    background: rgb(11 16 32 / 0.35);
  }
  .controls button:hover {
    border-color: ${color.ink800};
    background: ${color.ink800};
  }
  @media (max-width: 359.98px) {
    gap: 4px;
    li button {
      width: 28px;
    }
    li button[aria-current] {
      width: 52px;
    }
    [aria-current] .track {
      width: 40px;
    }
    .controls {
      gap: 4px;
    }
  }
  ${media.sm} {
    align-items: flex-start;
    gap: clamp(24px, 5vw, 64px);
    height: 112px;
    border-top: 0;
    ol {
      flex: 1;
      gap: clamp(16px, 2.2vw, 32px);
      margin: 0;
    }
    li {
      flex: 1;
    }
    li button,
    li button[aria-current] {
      ${type.small}
      align-content: start;
      place-items: start stretch;
      width: 100%;
      height: 58px;
      margin-top: -11px;
      padding-top: 10px;
      text-align: left;
    }
    li button:not([aria-current]) {
      color: ${color.mist};
    }
    .track,
    [aria-current] .track {
      width: 100%;
      height: 4px;
      background: linear-gradient(rgb(250 246 239 / 0.35), rgb(250 246 239 / 0.35)) center / 100% 2px
        no-repeat;
    }
    .title {
      display: block;
      padding-top: 17px;
      line-height: 1.25;
      font-weight: 500;
    }
    .controls {
      margin-top: -23px;
    }
    .controls button {
      width: 48px;
      height: 48px;
    }
  }
`;

import styled from "@emotion/styled";
import { Pause, Play } from "lucide";
import { color, ink, media, paper, radius, space } from "../theme/tokens";
import { Arrow, BackArrow } from "./arrow";
import { IconButton } from "./button";
import { CarouselTracks, type CarouselTracksProps } from "./carousel-tracks";
import { Channel } from "./channel";
import { Icon } from "./icon";

/** The lower edge of a carousel: one track for each slide, and the buttons pause, previous and next. */
export function CarouselRail({ words, slides, carousel }: CarouselTracksProps) {
  const { playing, step, toggle } = carousel;
  const State = playing ? Pause : Play;
  return (
    <Rail>
      <Water bend="start-start" at="all" whole />
      <CarouselTracks words={words} slides={slides} carousel={carousel} />
      <div className="controls">
        <IconButton type="button" aria-label={playing ? words.pause : words.play} onClick={toggle}>
          <Icon icon={State} size={20} />
        </IconButton>
        <IconButton type="button" aria-label={words.previous} onClick={() => step(-1)}>
          <BackArrow />
        </IconButton>
        <IconButton type="button" aria-label={words.next} onClick={() => step(1)}>
          <Arrow />
        </IconButton>
      </div>
    </Rail>
  );
}

/** Where the channel begins: at the first track, down and out through the lower edge. */
const Water = styled(Channel)`
  inset-block: -1px 0;
  inset-inline-start: ${space.channel};
  width: 62px;
  ${media.sm} {
    inset-block-start: 0;
    width: ${radius.line};
  }
  ${media.lg} {
    width: calc(${space.gutter} / 2 - 8px);
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
  width: ${space.content};
  height: 72px;
  margin-inline: auto;
  /* Out to the window's edge, where the channel does not run. */
  &::before {
    content: "";
    position: absolute;
    top: -1px;
    inset-inline: 62px calc(-1 * ${space.gutter});
    border-top: 1px solid ${color.ink700};
  }
  /* The columns exist before their content: nothing here moves while a document arrives in pieces. */
  .controls {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 44px));
    gap: 8px;
  }
  .controls button {
    width: 100%;
    height: 44px;
    border-color: ${paper(0.4)};
    background: ${ink(0.72)};
  }
  .controls button:hover {
    border-color: ${color.ink800};
    background: ${color.ink800};
  }
  ${media.smallPhone} {
    &,
    .controls {
      gap: 4px;
    }
  }
  ${media.sm} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 160px;
    align-items: start;
    gap: 24px;
    height: 112px;
    &::before {
      content: none;
    }
    .controls {
      grid-template-columns: repeat(3, 48px);
      margin-top: -23px;
    }
    .controls button {
      height: 48px;
    }
  }
  ${media.lg} {
    gap: clamp(24px, 5vw, 64px);
  }
  ${media.noScript} {
    display: none;
  }
`;

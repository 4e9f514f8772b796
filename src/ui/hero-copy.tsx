import styled from "@emotion/styled";
import { color, ease, media, space, time } from "../theme/tokens";
import { textLine, type } from "../theme/type";
import { Arrow } from "./arrow";
import { ButtonLink } from "./button";
import { besideLogo, COPY_TOP, descriptorStyle, LONGER } from "./hero-descriptor";

type HeroCopyProps = {
  slide: Queries.HighlightFragment;
  heading: "h1" | "h2";
  /** The line above every slide where the header has no room for it; the copy leaves as much room as it takes. */
  descriptor: string;
};

/** The text and the button of a hero slide; they rise a little when the slide is shown. */
export const HeroCopy = ({ slide, heading: Heading, descriptor }: HeroCopyProps) => (
  <Copy data-descriptor={descriptor}>
    <Heading>{slide.title}</Heading>
    <p className="subtitle">{slide.subtitle}</p>
    <p className="description">{slide.description}</p>
    <ButtonLink to={slide.ctaLink}>
      {slide.ctaText}
      <Arrow />
    </ButtonLink>
  </Copy>
);

const Copy = styled.div`
  container-type: inline-size;
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  width: ${space.content};
  margin-inline: auto;
  padding-block: var(--art-end) 93px;
  transition:
    opacity ${time.open} ${ease.standard},
    transform ${time.open} ${ease.standard};
  [data-current="false"] > & {
    opacity: 0;
    transform: translateY(12px);
  }
  &::before {
    ${descriptorStyle}
    content: attr(data-descriptor);
    visibility: hidden;
  }
  h1,
  h2 {
    ${type.heroTitle}
    color: ${color.amberLight};
  }
  .subtitle {
    ${type.heroLine}
    margin-top: 8px;
    text-wrap: balance;
  }
  .description {
    ${type.body}
    line-height: ${textLine("1.5")};
    max-width: 30em;
    margin-block: 14px 20px;
    color: ${color.mist};
    text-wrap: balance;
  }
  ${media.sm} {
    padding-bottom: 168px;
    .subtitle {
      margin-top: 12px;
    }
    .description {
      font-size: 1.125rem;
      line-height: ${textLine("1.55")};
      margin-block: 18px 26px;
    }
  }
  ${media.sidewaysPhone} {
    .subtitle {
      max-width: min(100%, var(--hero-measure), 52%);
      font-size: 2.125rem;
    }
    .description {
      display: none;
    }
    > a {
      margin-top: 18px;
    }
  }
  ${media.lg} {
    justify-content: flex-end;
    padding-block: ${COPY_TOP} 152px;
    padding-inline-end: ${LONGER};
    /* It is aligned at the bottom: a part of it would move as the rest arrives. */
    &:not(:has(> a)) {
      visibility: hidden;
    }
    ${besideLogo} {
      &::before {
        content: none;
      }
    }
    .subtitle {
      margin-top: 18px;
    }
    .description {
      margin-block: 26px 34px;
    }
  }
  ${media.shortDesktop} {
    padding-bottom: 136px;
    .subtitle {
      margin-top: 12px;
      font-size: min(5vw, 8.5vh);
    }
    .description {
      margin-block: 18px 22px;
    }
  }
  ${media.noScript} {
    [data-current="false"] > & {
      opacity: 1;
      transform: none;
    }
  }
`;

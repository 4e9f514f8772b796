import styled from "@emotion/styled";
import { color, ease, media, space, time } from "../theme/tokens";
import { type } from "../theme/type";
import { Arrow } from "./arrow";
import { ButtonLink } from "./button";

type HeroCopyProps = {
  slide: {
    readonly title: string;
    readonly subtitle: string;
    readonly description: string;
    readonly ctaText: string;
    readonly ctaLink: string;
  };
  heading: "h1" | "h2";
};

/** The text and the button of a hero slide; they rise a little when the slide is shown. */
export const HeroCopy = ({ slide, heading: Heading }: HeroCopyProps) => (
  <Copy>
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
  [data-current="false"] > & {
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
    padding-bottom: 108px;
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
  }
  ${media.sm} {
    padding-bottom: 152px;
    .description {
      font-size: 1.125rem;
      line-height: 1.55;
    }
  }
  ${media.smToLg} {
    h1,
    h2,
    .subtitle,
    .description {
      max-width: 560px;
    }
  }
  ${media.shortDesktop} {
    padding-bottom: 136px;
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
  }
  ${media.noScript} {
    [data-current="false"] > & {
      opacity: 1;
      transform: none;
    }
  }
`;

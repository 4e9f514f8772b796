import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { color, media, space } from "../theme/tokens";
import { type } from "../theme/type";
import { Arrow } from "../ui/arrow";
import { Band, Inner } from "../ui/band";
import { ButtonLink } from "../ui/button";
import { CapabilityGrid } from "../ui/capability-grid";
import { Run, Stub } from "../ui/channel";
import { Picture } from "../ui/picture";
import { Reveal } from "../ui/reveal";

type ServiceFeatureProps = {
  service: Queries.ServiceFeatureFragment;
  /** Where it stands among its siblings: every second one is mirrored on a darker ground. */
  position: number;
  /** The channel ends at the last one. */
  last: boolean;
};

/** One service on the overview: what it is, its picture, and its six capabilities. */
export function ServiceFeature({ service, position, last }: ServiceFeatureProps) {
  const { slug, name, overview, image, imageAlt, capabilities } = service;
  const mirrored = position % 2 === 1;
  return (
    <Band id={`${slug}-services`} ground={mirrored ? "sand" : "paper"}>
      <Inner>
        {!last && <Run aria-hidden="true" />}
        <Feature data-mirrored={mirrored}>
          <div className="copy">
            <h2>
              {!mirrored && <Stub aria-hidden="true" last={last} />}
              {name}
            </h2>
            <p className="subheading">{overview.subheading}</p>
            <p className="text">{overview.text}</p>
            <ButtonLink to={`/services/${slug}`}>
              {overview.button}
              <Arrow />
            </ButtonLink>
          </div>
          <div className="picture">
            <Picture
              image={image.gatsbyImageData}
              alt={imageAlt}
              sizes="(min-width: 1024px) 58vw, calc(100vw - 40px)"
            />
          </div>
        </Feature>
        <Reveal>
          <CapabilityGrid capabilities={capabilities.items} heading="h3" />
        </Reveal>
      </Inner>
    </Band>
  );
}

const Feature = styled.div`
  display: grid;
  gap: 40px;
  margin-bottom: 56px;
  h2 {
    ${type.h2}
    position: relative;
  }
  .subheading {
    ${type.cardTitle}
    margin-top: 18px;
    color: ${color.teal};
  }
  .text {
    ${type.lead}
    margin-block: 16px 32px;
    color: var(--text2);
  }
  .picture {
    position: relative;
    aspect-ratio: 5 / 4;
    overflow: hidden;
    border-top-left-radius: 80px;
  }
  img {
    object-position: 100% 50%;
  }
  ${media.lg} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: 0 ${space.gap};
    align-items: center;
    margin-bottom: 88px;
    .copy {
      grid-area: 1 / 1 / 2 / 5;
    }
    /* The picture bleeds out of the content to the window's edge. */
    --bleed: calc((100cqw - min(1280px, 100cqw - 2 * ${space.gutter})) / 2);
    .picture {
      grid-area: 1 / 6 / 2 / -1;
      max-height: 720px;
      margin-right: calc(-1 * var(--bleed));
      border-radius: 160px 0 0 0;
      aspect-ratio: auto;
      height: min(720px, 46cqw);
    }
    &[data-mirrored="true"] {
      .copy {
        grid-column: 9 / -1;
      }
      .picture {
        grid-column: 1 / 8;
        margin: 0 0 0 calc(-1 * var(--bleed));
        border-radius: 0 160px 0 0;
      }
    }
  }
`;

export const fragment = graphql`
  fragment ServiceFeature on Service {
    slug
    name
    imageAlt
    image {
      gatsbyImageData(
        layout: FULL_WIDTH
        aspectRatio: 1.25
        breakpoints: [640, 1080, 1600]
        transformOptions: { cropFocus: EAST }
        placeholder: NONE
      )
    }
    overview {
      subheading
      text
      button
    }
    capabilities {
      items {
        title
        description
        icon {
          body
        }
      }
    }
  }
`;

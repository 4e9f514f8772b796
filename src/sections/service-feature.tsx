import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { color, media, radius, space } from "../theme/tokens";
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
  /** Its place in the list, from 0: every second one is mirrored, on a darker background. */
  position: number;
  /** The channel ends at the last one. */
  last: boolean;
};

/** One service on the overview: a summary, its picture and its capabilities. */
export function ServiceFeature({ service, position, last }: ServiceFeatureProps) {
  const { slug, name, overview, image, imageAlt, capabilities } = service;
  const mirrored = position % 2 === 1;
  return (
    <Band id={`${slug}-services`} ground={mirrored ? "sand" : "paper"}>
      <Inner>
        {!last && <Run />}
        <Feature data-mirrored={mirrored}>
          <div className="copy">
            <h2>
              {!mirrored && <Stub />}
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
    /* The last one has no run, so its stub reaches the band's edge from as low as the middle of the picture. */
    --reach: calc(${space.section} + 360px);
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
    border-start-start-radius: ${radius.elbow.m};
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
    /* The picture reaches the window's edge. */
    --bleed: calc((100cqw - min(1280px, 100cqw - 2 * ${space.gutter})) / 2);
    .picture {
      grid-area: 1 / 6 / 2 / -1;
      max-height: 720px;
      margin-inline-end: calc(-1 * var(--bleed));
      border-start-start-radius: ${radius.elbow.xxl};
      aspect-ratio: auto;
      height: min(720px, 46cqw);
    }
    &[data-mirrored="true"] {
      .copy {
        grid-column: 9 / -1;
      }
      .picture {
        grid-column: 1 / 8;
        margin-inline: calc(-1 * var(--bleed)) 0;
        border-start-start-radius: 0;
        border-start-end-radius: ${radius.elbow.xxl};
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
      gatsbyImageData(breakpoints: [640, 1080, 1600], aspectRatio: 1.25, fromRight: true)
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

import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { color, media, radius, space } from "../theme/tokens";
import { type } from "../theme/type";
import { Arrow } from "../ui/arrow";
import { Band, Inner } from "../ui/band";
import { ButtonLink } from "../ui/button";
import { CapabilityRows } from "../ui/capability-rows";
import { Run, Stub } from "../ui/channel";
import { Picture } from "../ui/picture";
import { Reveal } from "../ui/reveal";

type ServiceFeatureProps = {
  service: Queries.ServiceFeatureFragment;
  /** Its place in the list, from 0: every second one has a darker ground. */
  position: number;
  /** The link from a capability to its page; {title} stands for the capability. */
  readMore: string;
};

/** One service on the overview: a summary, a detail of its picture and a line for each capability. */
export function ServiceFeature({ service, position, readMore }: ServiceFeatureProps) {
  const { slug, path, name, overview, image, imageAlt, focus, capabilities } = service;
  return (
    <Band id={`${slug}-services`} ground={position % 2 === 1 ? "sand" : "paper"}>
      <Inner>
        <Run />
        <Feature>
          <div className="picture">
            <Picture
              image={image.detail}
              portrait={image.phone}
              alt={imageAlt}
              focus={focus}
              sizes="(min-width: 1024px) 58vw, calc(100vw - 46px)"
            />
          </div>
          <div className="copy">
            <h2>
              <Stub />
              {name}
            </h2>
            <p className="subheading">{overview.subheading}</p>
            <p className="text">{overview.text}</p>
          </div>
        </Feature>
        <Reveal>
          <CapabilityRows capabilities={capabilities.items} readMore={readMore} />
        </Reveal>
        <Way to={path}>
          {overview.button}
          <Arrow />
        </Way>
      </Inner>
    </Band>
  );
}

const Way = styled(ButtonLink)`
  margin-top: 32px;
  ${media.lg} {
    margin-top: 48px;
  }
`;

const Feature = styled.div`
  display: grid;
  gap: 36px;
  margin-bottom: 28px;
  /* The picture reaches the window's edge. */
  --bleed: calc((100cqw - min(1280px, 100cqw - 2 * ${space.gutter})) / 2);
  h2 {
    ${type.h2}
    position: relative;
  }
  .subheading {
    ${type.cardTitle}
    text-wrap: balance;
    margin-top: 16px;
    color: ${color.teal};
  }
  .text {
    ${type.lead}
    text-wrap: balance;
    margin-top: 16px;
    color: var(--text2);
  }
  .picture {
    position: relative;
    height: 196px;
    overflow: hidden;
    margin-inline-end: calc(-1 * var(--bleed));
    border-start-start-radius: ${radius.elbow.m};
    /* Mirrored, its edge would let the ground shine through. */
    --picture-width: calc(100% + 2px);
  }
  img {
    max-width: none;
  }
  ${media.belowSm} {
    .text {
      display: none;
    }
  }
  ${media.sm} {
    .picture {
      height: 360px;
    }
  }
  ${media.lg} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: 0 ${space.gap};
    align-items: center;
    margin-bottom: 72px;
    .picture {
      grid-area: 1 / 6 / 2 / -1;
      height: min(640px, 40cqw);
      border-start-start-radius: ${radius.elbow.xxl};
    }
    .copy {
      grid-area: 1 / 1 / 2 / 5;
    }
    /* A long word may reach into the free column beside it. */
    h2 {
      margin-inline-end: calc(-2 * ${space.gap});
    }
  }
  ${media.print} {
    .picture {
      display: none;
    }
  }
`;

export const fragment = graphql`
  fragment ServiceFeature on Service {
    slug
    path
    name
    imageAlt
    focus {
      ...Focus
    }
    image {
      detail: gatsbyImageData(breakpoints: [640, 1080], aspectRatio: 1.4, fromFocus: true, zoom: 1.7)
      phone: gatsbyImageData(breakpoints: [400, 800], aspectRatio: 1.755, fromFocus: true, zoom: 3)
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
        to
      }
    }
  }
`;

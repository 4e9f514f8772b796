import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { media } from "../theme/tokens";
import { Arrow } from "../ui/arrow";
import { Band, Inner } from "../ui/band";
import { ButtonLink } from "../ui/button";
import { CapabilityRows } from "../ui/capability-rows";
import { Run, Stub } from "../ui/channel";
import { Picture } from "../ui/picture";
import { Reveal } from "../ui/reveal";
import { Feature } from "./service-feature/feature";

type ServiceFeatureProps = {
  service: Queries.ServiceFeatureFragment;
  /** Its place in the list, from 0: every second one has a darker ground, and its picture on the other side. */
  position: number;
  /** The link from a capability to its page; {title} stands for the capability. */
  readMore: string;
};

/** One service on the overview: a summary, a detail of its picture and a line for each capability. */
export function ServiceFeature({ service, position, readMore }: ServiceFeatureProps) {
  const { slug, path, name, overview, image, imageAlt, focus, capabilities } = service;
  const isSecond = position % 2 === 1;
  return (
    <Band id={`${slug}-services`} ground={isSecond ? "sand" : "paper"}>
      <Inner>
        <Run />
        <Feature data-picture={isSecond ? "start" : "end"}>
          <div className="picture">
            <Picture
              image={image.landscape}
              portrait={image.portrait}
              alt={imageAlt}
              focus={focus}
              sizes="(min-width: 1024px) 58vw, calc(100vw - 46px)"
              eager={position === 0}
            />
          </div>
          <div className="copy">
            <h2>
              <Stub className="stub" />
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
      landscape: gatsbyImageData(breakpoints: [640, 1080], aspectRatio: 1.4, fromFocus: true, zoom: 1.7)
      portrait: gatsbyImageData(breakpoints: [400, 800], aspectRatio: 1.755, fromFocus: true, zoom: 3)
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

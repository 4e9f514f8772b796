import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { type } from "../theme/type";
import { Band, Inner } from "../ui/band";
import { CapabilityGrid } from "../ui/capability-grid";
import { Run, Stub } from "../ui/channel";
import { Reveal } from "../ui/reveal";

/** What a service is able to do. */
export const ServiceCapabilities = ({ service }: { service: Queries.ServiceCapabilitiesFragment }) => (
  <Band>
    <Inner>
      <Run />
      <Heading>
        <Stub />
        {service.capabilities.heading}
      </Heading>
      <Reveal>
        <CapabilityGrid capabilities={service.capabilities.items} />
      </Reveal>
    </Inner>
  </Band>
);

const Heading = styled.h2`
  ${type.h2s}
  position: relative;
  margin-bottom: 40px;
`;

export const fragment = graphql`
  fragment ServiceCapabilities on Service {
    capabilities {
      heading
      items {
        title
        description
        to
        icon {
          body
        }
      }
    }
  }
`;

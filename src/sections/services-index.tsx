import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { ArrowDown } from "lucide-react";
import { color, media, space } from "../theme/tokens";
import { type } from "../theme/type";
import { Band, Inner } from "../ui/band";
import { LargeLinks } from "../ui/large-links";
import { SiteLink } from "../ui/site-link";

type ServicesIndexProps = { services: readonly Queries.ServicesIndexItemFragment[] };

/** The services as large links that jump to their sections. */
export const ServicesIndex = ({ services }: ServicesIndexProps) => (
  <Ground as="div" ground="ink" data-ground="dark">
    <Room>
      <Lines>
        {services.map(({ slug, name, overview }) => (
          <li key={slug}>
            <SiteLink to={`#${slug}-services`}>
              <span className="name">{name}</span>
              <span className="note">{overview.note}</span>
              <span className="circle">
                <ArrowDown size={20} strokeWidth={1.75} aria-hidden="true" />
              </span>
            </SiteLink>
          </li>
        ))}
      </Lines>
    </Room>
  </Ground>
);

/** On narrow screens the sections follow each other closely enough. */
const Ground = styled(Band)`
  ${media.belowLg} {
    display: none;
  }
`;

const Room = styled(Inner)`
  padding-block: 0 clamp(56px, 7vw, 88px);
`;

const Lines = styled(LargeLinks)`
  a {
    display: grid;
    grid-template-columns: 7fr 4fr 1fr;
    column-gap: ${space.gap};
  }
  .name {
    ${type.index}
  }
  .note {
    color: ${color.mist};
    text-wrap: balance;
  }
  .circle {
    justify-self: end;
  }
  a:hover .circle {
    transform: translateY(4px);
  }
`;

export const fragment = graphql`
  fragment ServicesIndexItem on Service {
    slug
    name
    overview {
      note
    }
  }
`;

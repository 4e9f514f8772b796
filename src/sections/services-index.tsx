import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { ArrowDown } from "lucide";
import { color, ease, media, space, time } from "../theme/tokens";
import { type } from "../theme/type";
import { Band, Inner } from "../ui/band";
import { Icon } from "../ui/icon";
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
                <Icon icon={ArrowDown} size={20} />
              </span>
            </SiteLink>
          </li>
        ))}
      </Lines>
    </Room>
  </Ground>
);

/** Hidden on narrow screens, where the sections follow each other closely enough. */
const Ground = styled(Band)`
  ${media.belowLg} {
    display: none;
  }
`;

const Room = styled(Inner)`
  padding-block: 0 clamp(56px, 7vw, 88px);
`;

const Lines = styled.ul`
  li {
    border-top: 1px solid var(--rule);
  }
  li:last-child {
    border-bottom: 1px solid var(--rule);
  }
  a {
    display: grid;
    grid-template-columns: 6.5fr 4.5fr 1fr;
    align-items: center;
    column-gap: ${space.gap};
    padding-block: 22px;
    text-decoration: none;
    transition: color ${time.hover};
  }
  a:hover {
    color: var(--link);
  }
  .name {
    ${type.index}
    text-wrap: balance;
  }
  .note {
    color: ${color.mist};
    text-wrap: balance;
  }
  .circle {
    display: grid;
    place-items: center;
    justify-self: end;
    width: 48px;
    height: 48px;
    border: 1.5px solid var(--rule);
    border-radius: 50%;
    transition:
      background-color ${time.hover},
      color ${time.hover},
      transform ${time.hover} ${ease.standard};
  }
  a:hover .circle {
    background: var(--accent);
    color: var(--accent-text);
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

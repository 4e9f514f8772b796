import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { ArrowDown } from "lucide-react";
import { color, ease, media, space, time } from "../theme/tokens";
import { type } from "../theme/type";
import { Band, Inner } from "../ui/band";
import { SiteLink } from "../ui/site-link";

type ServicesIndexProps = { services: readonly Queries.ServicesIndexItemFragment[] };

/** The services as a list of large lines that jump to their sections. */
export const ServicesIndex = ({ services }: ServicesIndexProps) => (
  <Band as="div" ground="ink" data-ground="dark">
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
  </Band>
);

const List = Inner.withComponent("ul");

const Lines = styled(List)`
  padding-block: 0 clamp(56px, 7vw, 88px);
  li {
    border-top: 1px solid ${color.ink700};
  }
  li:last-child {
    border-bottom: 1px solid ${color.ink700};
  }
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 10px;
    padding-block: 22px;
    text-decoration: none;
  }
  .name {
    ${type.index}
    transition: color ${time.hover};
  }
  .note {
    display: none;
    color: ${color.mist};
  }
  .circle {
    display: grid;
    place-items: center;
    flex: none;
    width: 48px;
    height: 48px;
    border: 1.5px solid ${color.ink700};
    border-radius: 50%;
    transition:
      background-color ${time.hover},
      transform ${time.hover} ${ease.standard};
  }
  a:hover .name {
    color: ${color.amber};
  }
  a:hover .circle {
    background: ${color.ink800};
    transform: translateY(4px);
  }
  ${media.lg} {
    a {
      display: grid;
      grid-template-columns: 7fr 4fr 1fr;
      column-gap: ${space.gap};
    }
    .note {
      display: block;
    }
    .circle {
      justify-self: end;
    }
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

import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { media } from "../theme/tokens";
import { type } from "../theme/type";
import { Band, Inner } from "../ui/band";
import { Branch, Branches } from "../ui/branches";
import { TextLink } from "../ui/button";
import { Run } from "../ui/channel";
import { OfferingCard } from "../ui/offering-card";
import { OfferingDialog } from "../ui/offering-dialog";
import { Reveal } from "../ui/reveal";

type OfferingsProps = {
  texts: Queries.OfferingsTextsFragment;
  services: readonly Queries.OfferingsServiceFragment[];
  offerings: readonly Queries.OfferingsItemFragment[];
};

/** The grid of what we offer: the channel splits into one branch for each service. */
export function Offerings({ texts, services, offerings }: OfferingsProps) {
  const { heading, intro, link } = texts.services;
  const branches = services.map(({ slug, shortName }) => ({
    name: shortName,
    items: offerings.filter(({ service }) => service.slug === slug),
  }));
  const tallest = Math.max(...branches.map(({ items }) => items.length));
  return (
    <Band>
      <Room>
        <Run />
        <LinkedIntro>
          <h2>{heading}</h2>
          <p>{intro}</p>
          <TextLink to={link.to}>{link.label}</TextLink>
        </LinkedIntro>
        <Branches count={branches.length} rows={tallest + 1}>
          {branches.map(({ name, items }) => (
            <Branch key={name} name={name}>
              {items.map((offering) => (
                <OfferingCard key={offering.title} offering={offering} dialog={dialogId(offering)} />
              ))}
            </Branch>
          ))}
        </Branches>
        {offerings.map((offering) => (
          <OfferingDialog
            key={offering.title}
            id={dialogId(offering)}
            offering={offering}
            words={texts.offeringDialog}
          />
        ))}
      </Room>
    </Band>
  );
}

const dialogId = ({ position }: { position: number }): string => `offering-${position}`;

/** Close to the hero, out of which the channel comes. */
const Room = styled(Inner)`
  padding-top: 64px;
  ${media.lg} {
    padding-top: 96px;
  }
`;

const LinkedIntro = styled(Reveal)`
  h2 {
    ${type.h2}
  }
  p {
    ${type.lead}
    max-width: 22em;
    margin-top: 16px;
    color: var(--text2);
    text-wrap: balance;
  }
  a {
    ${type.lead}
    display: inline-block;
    margin-top: 12px;
    white-space: nowrap;
  }
`;

export const fragment = graphql`
  fragment OfferingsTexts on HomePage {
    services {
      heading
      intro
      link {
        label
        to
      }
    }
    offeringDialog {
      featuresHeading
      learnMore
      close
    }
  }
  fragment OfferingsService on Service {
    slug
    shortName
  }
  fragment OfferingsItem on Offering {
    path
    title
    description
    features {
      title
    }
    position
    icon {
      body
    }
    service {
      slug
    }
  }
`;

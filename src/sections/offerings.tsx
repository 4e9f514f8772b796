import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { media } from "../theme/tokens";
import { Band, Inner } from "../ui/band";
import { Branch, Branches } from "../ui/branches";
import { TextLink } from "../ui/button";
import { Run } from "../ui/channel";
import { Intro } from "../ui/intro";
import { OfferingCard } from "../ui/offering-card";
import { OfferingDialog } from "../ui/offering-dialog";

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
          <p>
            {`${intro} `}
            <TextLink to={link.to}>{link.label}</TextLink>
          </p>
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

/** The link stands on a line of its own. */
const LinkedIntro = styled(Intro)`
  a {
    display: block;
    width: fit-content;
    margin-top: 12px;
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

import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { color, media, radius, space } from "../theme/tokens";
import { type } from "../theme/type";
import { Band, Inner } from "../ui/band";
import { TextLink } from "../ui/button";
import { Run, Stub } from "../ui/channel";
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
      <Inner>
        <Run aria-hidden="true" />
        <Intro>
          <h2>{heading}</h2>
          <p>
            {intro} <TextLink to={link.to}>{link.label}</TextLink>
          </p>
        </Intro>
        <Branches style={{ "--rows": tallest + 1, "--branches": branches.length } as CSSProperties}>
          <Source aria-hidden="true" />
          {branches.map(({ name, items }) => (
            <Branch key={name}>
              <h3>
                <Stub aria-hidden="true" className="stub" />
                {name}
              </h3>
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
      </Inner>
    </Band>
  );
}

const dialogId = ({ position }: { position: number }): string => `offering-${position}`;

const Intro = styled(Reveal)`
  h2 {
    ${type.h2}
  }
  p {
    ${type.lead}
    margin-top: 16px;
    color: var(--text2);
  }
  a {
    display: block;
    width: fit-content;
    margin-top: 12px;
    white-space: nowrap;
  }
  ${media.sm} {
    a {
      display: inline;
    }
  }
  ${media.lg} {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: ${space.gap};
    align-items: end;
    h2 {
      grid-column: 1 / 8;
    }
    p {
      grid-column: 8 / -1;
      margin: 0;
    }
    a {
      display: block;
      margin-top: 4px;
    }
  }
`;

const Branches = styled.div`
  position: relative;
  display: grid;
  gap: 56px;
  margin-top: 88px;
  ${media.lg} {
    grid-template-columns: repeat(var(--branches), minmax(0, 1fr));
    grid-template-rows: repeat(var(--rows), auto);
    gap: 0 64px;
    margin-top: 72px;
    padding-top: 88px;
  }
`;

/** From the main run to the last branch: out of the run with a bend, then straight. */
const Source = styled.span`
  position: absolute;
  display: none;
  --pitch: calc((100% + 64px) / var(--branches));
  top: -24px;
  left: ${space.channel};
  width: calc(${space.gutter} / 2 + var(--pitch) * (var(--branches) - 1) - 20px);
  height: 26px;
  border: solid var(--channel);
  border-width: 0 0 2px 2px;
  border-bottom-left-radius: min(${radius.line}, ${space.gutter} / 4);
  ${media.lg} {
    display: block;
  }
`;

const Branch = styled.div`
  position: relative;
  padding-left: 34px;
  &::before {
    content: "";
    position: absolute;
    top: -28px;
    bottom: 0;
    left: 0;
    width: 2px;
    background: var(--channel);
    ${media.forcedColors} {
      background: CanvasText !important;
    }
  }
  &:not(:last-child)::before {
    bottom: -56px;
  }
  &:last-child::before {
    background: linear-gradient(var(--channel) 0 180px, ${color.sand300} 320px);
  }
  h3 {
    ${type.branch}
    position: relative;
    padding-bottom: 24px;
  }
  .stub {
    --reach: 40px;
    display: block;
    left: -34px;
    width: 22px;
  }
  ${media.lg} {
    display: grid;
    grid-row: 1 / -1;
    grid-template-rows: subgrid;
    padding-left: 38px;
    &::before {
      top: -64px;
      bottom: 0 !important;
      background: linear-gradient(var(--channel) 0 206px, ${color.sand300} 360px) !important;
    }
    /* The bend from the source into this branch. */
    &::after {
      content: "";
      position: absolute;
      top: -88px;
      left: -22px;
      width: 24px;
      height: 26px;
      border: solid var(--channel);
      border-width: 2px 2px 0 0;
      border-top-right-radius: ${radius.line};
    }
    &:nth-of-type(1)::after {
      left: calc(${space.gutter} / -4);
      width: calc(${space.gutter} / 4 + 2px);
    }
    .stub {
      display: none;
    }
    h3 {
      padding-bottom: 32px;
    }
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
    title
    description
    features
    position
    icon {
      body
    }
    service {
      slug
    }
  }
`;

import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { color, media } from "../theme/tokens";
import { type } from "../theme/type";
import { Band, Inner } from "../ui/band";
import { Run } from "../ui/channel";
import { Part } from "../ui/part";
import { TextColumns } from "../ui/text-columns";

type OfferingScopeProps = {
  texts: Queries.OfferingScopeTextsFragment;
  offering: Queries.OfferingScopeFragment;
};

/** The symptoms that an offering helps with, and its features. */
export const OfferingScope = ({ texts, offering: { symptoms, features } }: OfferingScopeProps) => (
  <Band>
    <Inner>
      <Run />
      {symptoms && (
        <Part heading={texts.symptomsHeading}>
          <Symptoms>
            {symptoms.map((symptom) => (
              <li key={symptom}>
                <q>{symptom}</q>
              </li>
            ))}
          </Symptoms>
        </Part>
      )}
      <Part heading={texts.featuresHeading}>
        <TextColumns as="ul">
          {features.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              {text && <p>{text}</p>}
            </li>
          ))}
        </TextColumns>
      </Part>
    </Inner>
  </Band>
);

const Symptoms = styled.ul`
  ${type.symptom}
  li {
    padding-block: 26px;
    border-bottom: 1px solid var(--rule);
  }
  li:first-of-type {
    padding-top: 0;
  }
  li:last-of-type {
    padding-bottom: 0;
    border: 0;
  }
  q {
    display: block;
    position: relative;
    /* Room for the closing mark: beside large text a phone has a narrow edge. */
    padding-inline-end: 0.25em;
    text-wrap: balance;
  }
  q::before,
  q::after {
    color: ${color.teal};
  }
  /* The opening quotation mark hangs beside the text. */
  q::before {
    position: absolute;
    inset-inline-end: 100%;
    margin-inline-end: 0.06em;
  }
  /* The closing one is in a box without width: it never breaks a line, so nothing jumps as fonts arrive. */
  q::after {
    display: inline-block;
    width: 0;
    text-indent: 0.06em;
    white-space: nowrap;
  }
  ${media.lg} {
    padding-top: 6px;
  }
`;

export const fragment = graphql`
  fragment OfferingScopeTexts on OfferingPage {
    symptomsHeading
    featuresHeading
  }
  fragment OfferingScope on Offering {
    symptoms
    features {
      title
      text
    }
  }
`;

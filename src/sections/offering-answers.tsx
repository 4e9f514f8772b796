import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { fill } from "../fill";
import { media, space } from "../theme/tokens";
import { textLine } from "../theme/type";
import { Band, Inner } from "../ui/band";
import { TextLink } from "../ui/button";
import { Run } from "../ui/channel";
import { NoWrap } from "../ui/no-wrap";
import { Part } from "../ui/part";
import { TextColumns } from "../ui/text-columns";
import { tick } from "../ui/tick";

type OfferingAnswersProps = {
  texts: Queries.OfferingAnswersTextsFragment;
  offering: Queries.OfferingAnswersFragment;
  siblings: readonly Queries.OfferingSiblingFragment[];
};

/** What prospects ask about an offering, what it needs from them, and the other offerings of its service. */
export function OfferingAnswers({ texts, offering, siblings }: OfferingAnswersProps) {
  const { questions, needs, service } = offering;
  if (!questions && !needs && siblings.length === 0) return null;
  return (
    <Band>
      <Inner>
        <Run />
        {questions && (
          <Part heading={texts.questionsHeading}>
            <TextColumns>
              {questions.map(({ question, answer }) => (
                <div key={question}>
                  <h3>{question}</h3>
                  <p>
                    <NoWrap text={answer} />
                  </p>
                </div>
              ))}
            </TextColumns>
          </Part>
        )}
        {needs && (
          <Part heading={texts.needsHeading}>
            <Needs>
              {needs.map((need) => (
                <li key={need}>{need}</li>
              ))}
            </Needs>
          </Part>
        )}
        {siblings.length > 0 && (
          <Siblings className="siblings">
            <p>{fill(texts.siblings, { service: service.shortName })}</p>
            <ul>
              {siblings.map(({ path, title }) => (
                <li key={path}>
                  <TextLink to={path}>{title}</TextLink>
                </li>
              ))}
            </ul>
          </Siblings>
        )}
      </Inner>
    </Band>
  );
}

const Needs = styled.ul`
  font-size: 1.125rem;
  line-height: ${textLine("1.5")};
  border-top: 1px solid var(--rule);
  li {
    display: flex;
    gap: 12px;
    padding-block: 16px;
    border-bottom: 1px solid var(--rule);
    text-wrap: balance;
  }
  li::before {
    ${tick}
  }
`;

const Siblings = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 36px;
  margin-top: 56px;
  color: var(--text2);
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 36px;
  }
  a {
    display: inline-block;
    padding-block: 4px;
    margin-block: -4px;
  }
  ${media.belowSm} {
    > p {
      width: 100%;
    }
  }
  ${media.lg} {
    /* From column 5 on, like the content above. */
    margin-inline-start: calc((100% + ${space.gap}) / 3);
  }
`;

export const fragment = graphql`
  fragment OfferingAnswersTexts on OfferingPage {
    questionsHeading
    needsHeading
    siblings
  }
  fragment OfferingAnswers on Offering {
    questions {
      question
      answer
    }
    needs
    service {
      shortName
    }
  }
  fragment OfferingSibling on Offering {
    path
    title
  }
`;

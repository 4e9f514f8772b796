import { graphql } from "gatsby";
import { Band } from "../ui/band";
import { Cascade } from "../ui/cascade";
import { Intro } from "../ui/intro";

type ReasonsProps = {
  texts: Queries.ReasonsTextsFragment;
  reasons: readonly Queries.ReasonsItemFragment[];
};

/** Why choose us. */
export const Reasons = ({ texts: { reasons: texts }, reasons }: ReasonsProps) => (
  <Band ground="sand">
    <Cascade steps={reasons}>
      <Intro>
        <h2>{texts.heading}</h2>
        <p>{texts.intro}</p>
      </Intro>
    </Cascade>
  </Band>
);

export const fragment = graphql`
  fragment ReasonsTexts on HomePage {
    reasons {
      heading
      intro
    }
  }
  fragment ReasonsItem on Reason {
    title
    text
    check
    link {
      label
      to
    }
  }
`;

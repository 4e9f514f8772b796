import styled from "@emotion/styled";
import { media } from "../../theme/tokens";
import { Arrow } from "../../ui/arrow";
import { ButtonLink } from "../../ui/button";
import { Finish, NAMES } from "./lines";

/** The button that starts a project, to which the channel leads, and a sentence beside it. */
export const End = ({ button, closing }: Pick<Queries.ProcessFragment, "button" | "closing">) => (
  <Row>
    <Finish bend="end-start" at="widest" />
    <ButtonLink to={button.to}>
      {button.label}
      <Arrow />
    </ButtonLink>
    <p>{closing}</p>
  </Row>
);

const Row = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px 24px;
  margin-top: var(--below);
  color: var(--text2);
  p {
    text-wrap: balance;
  }
  ${media.xl} {
    padding-inline-start: ${NAMES};
    p {
      flex: 1 1 15em;
    }
  }
`;

import styled from "@emotion/styled";
import { color } from "../theme/tokens";
import { type } from "../theme/type";
import { SiteLink } from "../ui/site-link";
import type { FormWords } from "./words";

/** What happens to what is typed, in one line, and where to read more. */
export const PrivacyLine = ({ words: { text, link } }: { words: FormWords["privacy"] }) => (
  <Line>
    {text} <SiteLink to={link.to}>{link.label}</SiteLink>
  </Line>
);

const Line = styled.p`
  ${type.small}
  max-width: none;
  color: ${color.subtle};
  a {
    text-underline-offset: 4px;
  }
`;

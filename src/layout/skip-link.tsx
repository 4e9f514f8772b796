import styled from "@emotion/styled";
import { color, layer, radius } from "../theme/tokens";
import { type } from "../theme/type";

/** The first focusable element: a link past the header to the content. */
export const SkipLink = ({ label }: { label: string }) => <Skip href="#main">{label}</Skip>;

const Skip = styled.a`
  ${type.button}
  position: fixed;
  z-index: ${layer.skipLink};
  top: 12px;
  inset-inline-start: 12px;
  display: flex;
  align-items: center;
  height: 48px;
  padding-inline: 24px;
  border-radius: ${radius.pill};
  background: ${color.amber};
  color: ${color.ink};
  text-decoration: none;
  transform: translateY(-80px);
  &:focus {
    transform: none;
    outline-color: ${color.paper};
    box-shadow: 0 0 0 6px ${color.ink};
  }
`;

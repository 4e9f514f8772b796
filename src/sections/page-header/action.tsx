import styled from "@emotion/styled";
import { ArrowDown } from "lucide";
import { color } from "../../theme/tokens";
import { ButtonLink } from "../../ui/button";
import { Icon } from "../../ui/icon";

export type FormAction = { readonly label: string; readonly to: string; readonly note: string };

/** A button that leads to the form on this page, with a short sentence beside it. */
export const Action = ({ label, to, note }: FormAction) => (
  <Way>
    <ButtonLink to={to}>
      {label}
      <Icon icon={ArrowDown} size={20} />
    </ButtonLink>
    <span>{note}</span>
  </Way>
);

const Way = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 20px 28px;
  margin-top: 32px;
  color: ${color.mist};
`;

import styled from "@emotion/styled";
import { CircleCheck, TriangleAlert, X } from "lucide";
import { useEffect, useState } from "react";
import { TOAST_DURATION_MS } from "../config";
import { useCountdown } from "../hooks/use-countdown";
import { useReturnedFocus } from "../hooks/use-returned-focus";
import type { Toast } from "../hooks/use-toast";
import { color, ease, radius, shadow, time } from "../theme/tokens";
import { type } from "../theme/type";
import { Icon } from "./icon";
import { VisuallyHidden } from "./visually-hidden";

type ToastCardProps = {
  toast: Toast;
  /** The name of the button that closes it. */
  close: string;
  onDismiss: () => void;
};

/** A message that closes by itself, but not while it is hovered or has the focus, and on Escape. */
export function ToastCard({ toast: { title, description, tone }, close, onDismiss }: ToastCardProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const { onFocus, returnFocus } = useReturnedFocus();
  const leave = () => {
    // Before it is removed: a removed element has no focus to return.
    returnFocus();
    onDismiss();
  };
  // `leave` at the end, too: while the window is in the background, the page's focus may still be in the toast.
  useCountdown(TOAST_DURATION_MS, hovered || focused, leave, null);

  // Escape works wherever the focus is: in a small window a toast may cover it (WCAG 2.4.11). A dialog closes first.
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && !document.querySelector("dialog[open]")) leave();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });

  const Sign = tone === "success" ? CircleCheck : TriangleAlert;
  return (
    <Card
      data-tone={tone}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={(event) => {
        setFocused(true);
        onFocus(event);
      }}
      onBlur={() => setFocused(false)}
    >
      <Icon icon={Sign} size={22} />
      <Title>{title}</Title>
      <Text>{description}</Text>
      <Dismiss type="button" onClick={leave}>
        <Icon icon={X} size={20} />
        <VisuallyHidden>{close}</VisuallyHidden>
      </Dismiss>
    </Card>
  );
}

const Card = styled.div`
  ${type.small}
  display: grid;
  grid-template-columns: 22px 1fr 32px;
  column-gap: 14px;
  padding-block: 16px;
  padding-inline: 18px 16px;
  border-inline-start: 5px solid ${color.teal};
  border-radius: ${radius.control};
  background: ${color.white};
  color: ${color.muted};
  box-shadow: ${shadow.toast};
  /* An edge in forced colours, which remove the shadow. */
  outline: 1px solid transparent;
  pointer-events: auto;
  animation: toast-in ${time.open} ${ease.standard};
  > svg {
    color: ${color.teal};
  }
  &[data-tone="destructive"] {
    --focus: ${color.white};
    border-color: ${color.redDark};
    background: ${color.red};
    color: ${color.white};
    > svg {
      color: inherit;
    }
  }
  @keyframes toast-in {
    from {
      opacity: 0;
      transform: translateY(-12px);
    }
  }
`;

const Title = styled.p`
  font-size: 1.0625rem;
  font-weight: 600;
  [data-tone="success"] & {
    color: ${color.ink};
  }
`;

/** It spans the button's column as well: the shorter a toast, the less it covers. */
const Text = styled.p`
  grid-column: 2 / -1;
  text-wrap: balance;
`;

const Dismiss = styled.button`
  display: grid;
  grid-area: 1 / 3;
  place-items: center;
  width: 32px;
  height: 32px;
  margin-bottom: -6px;
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: none;
`;

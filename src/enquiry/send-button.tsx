import styled from "@emotion/styled";
import { LoaderCircle } from "lucide";
import { useEffect, useRef } from "react";
import { color, media, time } from "../theme/tokens";
import { Arrow } from "../ui/arrow";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { VisuallyHidden } from "../ui/visually-hidden";
import type { FormWords } from "./words";

type SendButtonProps = { words: Pick<FormWords, "send" | "sending">; sending: boolean };

/** Sends the form it stands in, and says while that is under way. */
export function SendButton({ words, sending }: SendButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasSending = useRef(false);

  // A disabled button loses the focus to the body: give it back.
  useEffect(() => {
    if (!sending && wasSending.current && document.activeElement === document.body)
      button.current!.focus({ preventScroll: true });
    wasSending.current = sending;
  }, [sending]);

  return (
    <>
      <VisuallyHidden aria-live="polite">{sending && words.sending}</VisuallyHidden>
      <TwoLabels ref={button} type="submit" disabled={sending}>
        <span data-shown={!sending}>
          {words.send}
          <Arrow />
        </span>
        <span data-shown={sending}>
          <Icon className="turning" icon={LoaderCircle} size={20} />
          {words.sending}
        </span>
      </TwoLabels>
    </>
  );
}

/** Both labels share one cell, so that the button keeps its width. */
const TwoLabels = styled(Button)`
  display: inline-grid;
  > span {
    grid-area: 1 / 1;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 14px;
  }
  [data-shown="false"] {
    visibility: hidden;
  }
  &:disabled {
    background: ${color.ink700};
    color: ${color.paper};
    cursor: progress;
  }
  ${media.moving} {
    .turning {
      animation: turn ${time.turn} linear infinite;
    }
  }
  @keyframes turn {
    to {
      transform: rotate(1turn);
    }
  }
`;

import styled from "@emotion/styled";
import type { MouseEvent } from "react";
import { color, ease, time } from "../theme/tokens";

/**
 * A native modal dialog: the browser makes the page behind inert, keeps focus inside, closes on Escape and returns focus.
 * It fades in and out; global.tsx stops the page behind from scrolling. Emotion's list of attributes lacks `closedby`.
 */
export const Dialog = styled("dialog", { shouldForwardProp: () => true })`
  border: 0;
  padding: 0;
  color: var(--text);
  overscroll-behavior: contain;
  opacity: 0;
  transform: translateY(12px);
  transition:
    opacity ${time.open} ${ease.standard},
    transform ${time.open} ${ease.standard},
    overlay ${time.open} allow-discrete,
    display ${time.open} allow-discrete;
  &::backdrop {
    background: ${color.backdrop};
    opacity: 0;
    transition:
      opacity ${time.open} ${ease.standard},
      overlay ${time.open} allow-discrete,
      display ${time.open} allow-discrete;
  }
  &[open],
  &[open]::backdrop {
    opacity: 1;
    transform: none;
  }
  @starting-style {
    &[open] {
      opacity: 0;
      transform: translateY(12px);
    }
    &[open]::backdrop {
      opacity: 0;
    }
  }
`;

const supportsCommands = (): boolean => "commandForElement" in HTMLButtonElement.prototype;

/** The dialog with this id, if the page has it. */
export const dialogOf = (id: string) => document.getElementById(id) as HTMLDialogElement | null;

/**
 * The attributes of a button that opens the dialog with this id. Browsers with invoker commands need no script; the click
 * handler is for the others.
 * @see https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-command
 */
export const opensDialog = (id: string) => ({
  type: "button" as const,
  "aria-haspopup": "dialog" as const,
  command: "show-modal",
  commandfor: id,
  onClick: (event: MouseEvent<HTMLButtonElement>) => {
    const dialog = dialogOf(id);
    if (supportsCommands() || !dialog || dialog.open) return;
    const opener = event.currentTarget;
    dialog.addEventListener("close", () => opener.focus(), { once: true });
    dialog.showModal();
  },
});

/** The attributes of a button that closes the dialog with this id. */
export const closesDialog = (id: string) => ({
  type: "button" as const,
  command: "close",
  commandfor: id,
  onClick: () => {
    if (!supportsCommands()) dialogOf(id)?.close();
  },
});

/** The attributes of a dialog that a click on its backdrop closes; a click on its content has another target. */
export const closesOnBackdrop = {
  closedby: "any" as const,
  onClick: (event: MouseEvent<HTMLDialogElement>) => {
    if ("closedBy" in HTMLDialogElement.prototype) return;
    if (event.target === event.currentTarget) event.currentTarget.close();
  },
};

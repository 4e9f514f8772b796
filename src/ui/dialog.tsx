import styled from "@emotion/styled";
import type { MouseEvent } from "react";
import { color, ease, media, time } from "../theme/tokens";

/**
 * A native modal dialog: the browser makes the page behind inert, keeps focus inside, closes on Escape and brings focus
 * back. Opening and closing fade; the page behind stays put (global.tsx).
 */
export const Dialog = styled.dialog`
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
  ${media.still} {
    &,
    &::backdrop {
      transition: none;
    }
  }
`;

const browserObeysCommands = (): boolean => "commandForElement" in HTMLButtonElement.prototype;

const dialogOf = (event: MouseEvent<HTMLButtonElement>): HTMLDialogElement | null =>
  document.getElementById(event.currentTarget.getAttribute("commandfor") ?? "") as HTMLDialogElement | null;

/**
 * What a button needs to open the dialog with this id. Browsers with invoker commands do it without any script of ours;
 * for the others there is a click handler.
 * @see https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-command
 */
export const opensDialog = (id: string) => ({
  type: "button" as const,
  "aria-haspopup": "dialog" as const,
  command: "show-modal",
  commandfor: id,
  onClick: (event: MouseEvent<HTMLButtonElement>) => {
    const dialog = dialogOf(event);
    if (browserObeysCommands() || !dialog || dialog.open) return;
    const opener = event.currentTarget;
    dialog.addEventListener("close", () => opener.focus(), { once: true });
    dialog.showModal();
  },
});

/** What a button needs to close the dialog with this id. */
export const closesDialog = (id: string) => ({
  type: "button" as const,
  command: "close",
  commandfor: id,
  onClick: (event: MouseEvent<HTMLButtonElement>) => {
    if (!browserObeysCommands()) dialogOf(event)?.close();
  },
});

/** Closes a dialog whose backdrop (the only part of it that is not its content) was clicked. */
export const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>): void => {
  if (event.target === event.currentTarget) event.currentTarget.close();
};

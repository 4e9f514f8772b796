import styled from "@emotion/styled";
import type { MouseEvent, PointerEvent } from "react";
import { color, ease, time } from "../theme/tokens";

/**
 * A native modal dialog: the browser makes the page behind inert, keeps focus inside, closes on Escape and returns focus.
 * It fades in and out; global.tsx stops the page behind from scrolling.
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
`;

/** The dialog with this id, if the page has it. */
export const dialogOf = (id: string) => document.getElementById(id) as HTMLDialogElement | null;

/**
 * A click handler that acts in a separate task after the click: making the page inert, or active again, restyles all of
 * it, which on a slow phone takes 40 ms by itself.
 */
const later =
  (id: string, act: (dialog: HTMLDialogElement, button: HTMLElement) => void) =>
  (event: MouseEvent<HTMLElement>): void => {
    event.preventDefault();
    const button = event.currentTarget;
    setTimeout(() => {
      const dialog = dialogOf(id);
      if (dialog) act(dialog, button);
    });
  };

/**
 * The attributes of a button that opens the dialog with this id. Until scripts have come, browsers with invoker commands
 * open it by themselves.
 * @see https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-command
 */
export const opensDialog = (id: string) => ({
  type: "button" as const,
  "aria-haspopup": "dialog" as const,
  command: "show-modal",
  commandfor: id,
  onClick: later(id, (dialog, button) => {
    if (dialog.open) return;
    // Closing brings the focus back to where it was, and Safari does not focus a button that is clicked.
    button.focus({ preventScroll: true });
    dialog.showModal();
  }),
});

/** The attributes of a button that closes the dialog with this id. */
export const closesDialog = (id: string) => ({
  type: "button" as const,
  command: "close",
  commandfor: id,
  onClick: later(id, (dialog) => dialog.close()),
});

/** Where in a dialog the pointer was pressed last. */
let pressed: EventTarget | undefined;

/**
 * The handlers of a dialog that a click on its backdrop closes. A click on its content has another target. Selecting
 * text past the dialog's edge also ends with a click on the dialog, but the press was inside. The second click of a
 * double click on the button that opens the dialog must not close it; with `closedby`, it would.
 */
export const closesOnBackdrop = {
  onPointerDown: ({ target }: PointerEvent<HTMLDialogElement>) => void (pressed = target),
  onClick: ({ target, currentTarget: dialog, detail }: MouseEvent<HTMLDialogElement>) => {
    if (target === dialog && pressed === dialog && detail < 2) dialog.close();
  },
};

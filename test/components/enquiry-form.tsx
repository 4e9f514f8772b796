import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FIELDS, forEachField } from "../../src/enquiry/fields";
import type { FieldName } from "../../src/enquiry/fields";
import { EnquiryForm } from "../../src/enquiry/form";
import { wordsOf } from "../../src/enquiry/words";
import type { FormPlace } from "../../src/enquiry/words";
import { dismissToast } from "../../src/hooks/use-toast";
import { ToastRegion } from "../../src/layout/toast-region";
import { enquiryForTests } from "../functions/enquiry";
import { wordsForTests } from "../functions/enquiry-words";
import { slowServer } from "./enquiry-answers";
import { settings } from "./site-settings";

export const words = wordsForTests.form;

/** The fields of the enquiry form, by their accessible names. */
export const field = forEachField(({ name, control }) => () => {
  const role = control === "select" ? "combobox" : "textbox";
  return screen.getByRole(role, { name: wordsOf(words, name).label });
});

export const sendButton = () => screen.getByRole("button", { name: "Send Message" });

export const { contact } = settings;

/** The form as it stands on the contact page. */
export const contactForm = <EnquiryForm place="contact" words={words} settings={settings} />;

/** Shows the form as it stands on a page, with the region in which toasts appear. */
export function showForm(place: FormPlace = "contact", service?: string) {
  const user = userEvent.setup({ delay: null });
  render(
    <>
      <EnquiryForm place={place} words={words} settings={settings} service={service} />
      <ToastRegion close={settings.interface.closeMessage} />
    </>,
  );
  return user;
}

/** Leaves the confirmation that has taken the form's place. */
export async function bringBack(user: ReturnType<typeof showForm>): Promise<void> {
  await user.click(await screen.findByRole("button", { name: "Send another message" }));
}

export const typed = enquiryForTests({
  name: "Noor Haddad",
  company: "Oasis",
  service: "ai",
  message: "Hello, all of you.",
});

/** What the fields hold before anybody has typed. */
export const EMPTY = forEachField(() => "");

/** Fills the form in, as a visitor does. */
export async function fillIn(
  user: ReturnType<typeof showForm>,
  values: Partial<Record<FieldName, string>> = typed,
): Promise<void> {
  for (const { name, control } of FIELDS) {
    const value = values[name];
    if (!value) continue;
    if (control === "select") await user.selectOptions(field[name](), value);
    else await user.type(field[name](), value);
  }
}

/** What the fields hold. */
export const held = () =>
  Object.fromEntries(Object.entries(field).map(([name, find]) => [name, (find() as HTMLInputElement).value]));

/** The draft as it is kept for the session. */
export const stored = () => sessionStorage.getItem("enquiry");

/** What is stored after a draft was sent or emptied. */
export const ENDED = JSON.stringify({ values: {}, failures: 0 });

/** Loads the page anew, or another one with a form: what was only in memory is gone. */
export function reload(...page: Parameters<typeof showForm>) {
  fireEvent(window, new Event("pagehide"));
  cleanup();
  return showForm(...page);
}

/** What the form says when an enquiry was sent. */
export const SENT = "Message sent!";

/** Sends what was typed, waits for what the form says, and goes back to the form. */
export async function sendAndHear(user: ReturnType<typeof showForm>, says: string): Promise<void> {
  await user.click(sendButton());
  if (says === SENT) {
    await bringBack(user);
  } else {
    expect(await screen.findByText(says)).toBeVisible();
  }
  await waitFor(() => expect(sendButton()).toBeEnabled());
  act(dismissToast);
}

/** Sends what was typed to a server that answers only when `answer` is called. */
export async function beginToSend() {
  const { answer, ids } = slowServer();
  const user = showForm();
  await fillIn(user);
  await user.click(sendButton());
  await waitFor(() => expect(ids).toHaveLength(1));
  return { answer, ids };
}

/** The other ways to reach the company, which the form offers when sending keeps failing. */
export const offer = () => screen.queryByRole("group", { name: "Other ways to reach us" });

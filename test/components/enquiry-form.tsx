import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EnquiryForm } from "../../src/enquiry/form";
import type { FormPlace } from "../../src/enquiry/words";
import { ToastRegion } from "../../src/layout/toast-region";
import { wordsForTests } from "../functions/enquiry-words";
import { settings as siteSettings } from "./site-settings";

/** The parts of the enquiry form, by the names that everyone uses. */
export const field = {
  name: () => screen.getByRole("textbox", { name: "Name" }),
  email: () => screen.getByRole("textbox", { name: "Email" }),
  company: () => screen.getByRole("textbox", { name: "Company" }),
  service: () => screen.getByRole("combobox", { name: "Service" }),
  message: () => screen.getByRole("textbox", { name: "Message" }),
};

export const sendButton = () => screen.getByRole("button", { name: "Send Message" });

export const contact = {
  email: "hello@example.com",
  phones: ["+971 2 000 0001", "+971 2 000 0002"],
  hours: { days: "Monday to Friday", time: "9:00 AM to 6:00 PM" },
};

export const words = wordsForTests.form;

/** Shows the form as it stands on a page, with the region in which toasts appear. */
export function showForm(place: FormPlace = "contact", service?: string) {
  const user = userEvent.setup({ delay: null });
  render(
    <>
      <EnquiryForm place={place} words={words} settings={{ contact, language: "en" }} service={service} />
      <ToastRegion close={siteSettings.interface.closeMessage} />
    </>,
  );
  return user;
}

/** Leaves the confirmation that has taken the form's place. */
export async function bringBack(user: ReturnType<typeof showForm>): Promise<void> {
  await user.click(await screen.findByRole("button", { name: "Send another message" }));
}

export const typed = {
  name: "Noor Haddad",
  email: "noor@example.com",
  company: "Oasis",
  service: "ai",
  message: "Hello, all of you.",
};

/** Fills in every field, as a visitor does. */
export async function fillIn(user: ReturnType<typeof showForm>): Promise<void> {
  await user.type(field.name(), typed.name);
  await user.type(field.email(), typed.email);
  await user.type(field.company(), typed.company);
  await user.selectOptions(field.service(), typed.service);
  await user.type(field.message(), typed.message);
}

/** What the fields hold. */
export const held = () =>
  Object.fromEntries(Object.entries(field).map(([name, find]) => [name, (find() as HTMLInputElement).value]));

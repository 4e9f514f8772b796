import type { Locator, Page } from "@playwright/test";
import { FIELD_NAMES, type Enquiry, type FieldName } from "../../src/enquiry/fields";
import { words } from "./enquiry-words";

type Typed = {
  name?: string;
  email?: string;
  company?: string;
  service?: Exclude<Enquiry["service"], "">;
  message?: string;
};

export const field = (page: Page, name: FieldName): Locator =>
  page.getByLabel(words.labels[name], { exact: true });

export const sendButton = (page: Page): Locator =>
  page.getByRole("button", { name: words.form.send, exact: true });

/** What has taken the form's place after sending. */
export const confirmed = (page: Page): Locator =>
  page.getByRole("region", { name: words.toasts.sent.title, exact: true });

/** The service that the form names at first on a page about this one. */
export const preselection = (slug = ""): string =>
  slug in words.services ? slug : slug === "" ? "" : "other";

/** The values of the fields of an untouched form, in their order. */
export const untouched = (preselected: string): string[] =>
  FIELD_NAMES.map((name) => (name === "service" ? preselected : ""));

/** The toast that shows: its title and its text. */
export const toast = (page: Page, role: "status" | "alert"): Locator =>
  page
    .getByRole(role)
    .filter({ has: page.getByRole("button", { name: words.closeToast }) })
    .locator("p");

/** The heading of the summary of errors, when so many fields fail. */
export const summary = (page: Page, count: number): Locator =>
  page.getByText(words.summary(count), { exact: true });

/** Types into the fields that are named, as a person would, and chooses the service by its label. */
export async function fillIn(page: Page, { service, ...texts }: Typed): Promise<void> {
  for (const name of ["name", "email", "company", "message"] as const) {
    const text = texts[name];
    if (text !== undefined) await field(page, name).fill(text);
  }
  if (service) await field(page, "service").selectOption({ label: words.services[service] });
}

/** What the fields hold, in their order. */
export const values = (page: Page): Promise<string[]> =>
  page
    .locator("form :is(input, select, textarea):visible")
    .evaluateAll((all) => all.map((control) => (control as HTMLInputElement).value));

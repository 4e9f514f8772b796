import type { Locator, Page } from "@playwright/test";

type Typed = { name?: string; email?: string; company?: string; service?: string; message?: string };

export const field = (page: Page, name: string): Locator => page.getByLabel(name, { exact: true });

export const sendButton = (page: Page): Locator => page.getByRole("button", { name: "Send Message" });

/** The toast that shows: its title and its text. */
export const toast = (page: Page, role: "status" | "alert"): Locator =>
  page
    .getByRole(role)
    .filter({ has: page.getByRole("button", { name: "Close message" }) })
    .locator("p");

/** Types into the fields that are named, as a person would, and chooses the service by its label. */
export async function fillIn(page: Page, { service, ...texts }: Typed): Promise<void> {
  const labels = { name: "Name", email: "Email", company: "Company", message: "Message" };
  for (const [name, label] of Object.entries(labels)) {
    const text = texts[name as keyof typeof labels];
    if (text !== undefined) await field(page, label).fill(text);
  }
  if (service !== undefined) await field(page, "Service").selectOption({ label: service });
}

/** What the fields hold, in their order. */
export const values = (page: Page): Promise<string[]> =>
  page
    .locator("form :is(input, select, textarea):visible")
    .evaluateAll((all) => all.map((control) => (control as HTMLInputElement).value));

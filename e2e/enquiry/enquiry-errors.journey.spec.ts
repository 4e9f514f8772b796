import { expect, test } from "@playwright/test";
import { field, fillIn, sendButton, summary, toast, values } from "../support/enquiry-form";
import { words } from "../support/enquiry-words";
import { literally } from "../support/links";
import { newAddress } from "../support/mailbox";
import { SERVICE_PATHS } from "../support/site-pages";
import { visit } from "../support/visit";

const { errors, toasts } = words;

for (const path of ["/contact", ...SERVICE_PATHS.slice(-1)]) {
  test(`an empty form on ${path} is not sent, says what is missing and goes there`, async ({ page }) => {
    const posts: string[] = [];
    page.on(
      "request",
      (request) => request.method() === "POST" && posts.push(new URL(request.url()).pathname),
    );
    await visit(page, path);
    await sendButton(page).click();

    await expect(toast(page, "alert")).toHaveText([toasts.invalid.title, errors.name.required]);
    await expect(field(page, "name")).toBeFocused();
    for (const [name, message] of [
      ["name", errors.name.required],
      ["email", errors.email.invalid],
      ["message", errors.message.required],
    ] as const) {
      await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
      await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(literally(message)));
    }
    await expect(summary(page, 3)).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(words.labels.name, { exact: true })).toBeInViewport({ ratio: 1 });
    for (const name of ["company", "service"] as const) {
      await expect(field(page, name)).not.toHaveAttribute("aria-invalid");
    }
    expect(posts.filter((target) => target === "/api/enquiry")).toEqual([]);
  });
}

test("the summary counts the fields to correct and leads to each", async ({ page }) => {
  await visit(page, "/contact");
  await sendButton(page).click();
  await expect(summary(page, 3)).toBeVisible();
  await page.getByRole("link", { name: errors.message.required, exact: true }).click();
  await expect(field(page, "message")).toBeFocused();

  await fillIn(page, { message: "Hello" });
  await expect(summary(page, 2)).toBeVisible();
  await fillIn(page, { name: "A" });
  for (const count of [1, 2, 3]) await expect(summary(page, count)).toHaveCount(0);
  await expect(field(page, "email")).toHaveAttribute("aria-invalid", "true");
  await fillIn(page, { email: newAddress() });
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
});

test("the first field that fails gets the focus and its message the toast", async ({ page }) => {
  await visit(page, "/contact");
  for (const [typed, message, focused] of [
    [{ name: "   ", email: "a@b.example", message: "Hello" }, errors.name.required, "name"],
    [{ name: "A", email: "not-an-address", message: "Hello" }, errors.email.invalid, "email"],
    [{ email: "a@b.example", message: "Four" }, errors.message.required, "message"],
  ] as const) {
    await fillIn(page, typed);
    const before = await values(page);
    await sendButton(page).click();
    await expect(toast(page, "alert")).toHaveText([toasts.invalid.title, message]);
    await expect(field(page, focused)).toBeFocused();
    await expect(page.locator("[aria-invalid=true]")).toHaveCount(1);
    for (const count of [1, 2, 3]) await expect(summary(page, count)).toHaveCount(0);
    expect(await values(page)).toEqual(before);
  }
});

test("a field is not checked before the form is sent", async ({ page }) => {
  await visit(page, "/contact");
  await field(page, "email").fill("not-an-address");
  await field(page, "message").focus();
  await expect(page.getByText(errors.email.invalid)).toHaveCount(0);
});

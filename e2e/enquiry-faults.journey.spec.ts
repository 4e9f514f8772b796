import { expect } from "@playwright/test";
import { fillIn, sendButton, toast, values } from "./enquiry-form";
import { bothMailsOf, fail, mailsOf, newAddress, recover } from "./mailbox";
import { test } from "./stack";
import { visit } from "./visit";

/** One after another: they share an inbox that is told to fail. */
test.describe.configure({ mode: "default" });

const FAILED = ["Something went wrong", "An unexpected error occurred. Please try again."];

test("while an enquiry is under way the button says so and cannot be pressed again", async ({
  page,
  request,
  stack,
}) => {
  const email = newAddress();
  await fail(request, stack.inbox, { delayMs: 800 });
  await visit(page, `${stack.site}/contact`);
  await fillIn(page, { name: "Slow", email, message: "Take your time" });
  await sendButton(page).dblclick();
  const sending = page.getByRole("button", { name: "Sending..." });
  await expect(sending).toBeVisible();
  await expect(sending).toBeDisabled();
  await expect(toast(page, "status")).toHaveCount(2);
  await expect(sendButton(page)).toBeEnabled();
  await recover(request, stack.inbox);
  await bothMailsOf(request, email, stack.inbox);
});

for (const path of ["/contact", "/services/media"]) {
  test(`when the provider fails, ${path} says so, keeps what was typed, and can be sent again`, async ({
    page,
    request,
    stack,
  }) => {
    const email = newAddress();
    const typed = { name: "Again", email, company: "C", service: "Other Services", message: "Once more" };
    await fail(request, stack.inbox, { status: 422 });
    await visit(page, stack.site + path);
    await fillIn(page, typed);
    const before = await values(page);
    await sendButton(page).click();
    await expect(toast(page, "alert")).toHaveText(FAILED);
    expect(await values(page)).toEqual(before);
    await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
    expect(await mailsOf(request, email, stack.inbox)).toEqual([]);

    await recover(request, stack.inbox);
    await sendButton(page).click();
    await expect(toast(page, "status")).toHaveText(["Message sent!", /back to you/]);
    await bothMailsOf(request, email, stack.inbox);
  });
}

test("without the provider's key nobody is told that an enquiry was sent", async ({ page, stack }) => {
  await visit(page, `${stack.keyless}/contact`);
  await fillIn(page, { name: "Keyless", email: newAddress(), message: "Is anybody there?" });
  await sendButton(page).click();
  await expect(toast(page, "alert")).toHaveText(FAILED);
});

test("without a network the form says to try later and keeps what was typed", async ({ page, context }) => {
  await visit(page, "/contact");
  await fillIn(page, { name: "Offline", email: newAddress(), message: "In a tunnel" });
  const before = await values(page);
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(toast(page, "alert")).toHaveText(["Something went wrong", "Please try again later."]);
  expect(await values(page)).toEqual(before);
});

import { expect } from "@playwright/test";
import { OUTCOME_ID } from "../../src/enquiry/form-definition";
import { CONTACT_PATH, ENQUIRY_PATH, SENT_ID } from "../../src/enquiry/paths";
import { fillIn, sendButton, toast, values } from "../support/enquiry-form";
import { words } from "../support/enquiry-words";
import { gate } from "../support/gate";
import { bothMailsOf, fail, mailsOf, newAddress, recover } from "../support/mailbox";
import { SERVICE_PATHS } from "../support/site-pages";
import { test } from "../support/stack";
import { visit } from "../support/visit";

/** One after another: they share an inbox that is told to fail. */
test.describe.configure({ mode: "default" });

const { sent, failed } = words.toasts;
const FAILED = [failed.title, words.answers.failed];

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
  const sending = page.getByRole("button", { name: words.form.sending, exact: true });
  await expect(sending).toBeVisible();
  await expect(sending).toBeDisabled();
  await expect(toast(page, "status")).toHaveCount(2);
  await recover(request, stack.inbox);
  await bothMailsOf(request, email, stack.inbox);
});

test("when the scripts that check and send hang, the button says so and the form goes without them", async ({
  page,
  request,
  stack,
}) => {
  const email = newAddress();
  await visit(page, `${stack.site}/contact`);
  await page.route("**/*.js", () => new Promise(() => undefined));
  await fillIn(page, { name: "Stalled", email, message: "Still here" });
  await sendButton(page).click();
  await expect(page.getByRole("button", { name: words.form.sending, exact: true })).toBeDisabled();
  await expect(page).toHaveURL(`${stack.site}${CONTACT_PATH}#${SENT_ID}`, { timeout: 20_000 });
  await bothMailsOf(request, email, stack.inbox);
});

for (const [path, description] of [
  ["/contact", words.answers.sent],
  [SERVICE_PATHS.at(-1) ?? "", sent.text],
] as const) {
  test(`when the provider refuses our account, ${path} says so, keeps what was typed, and can be sent again`, async ({
    page,
    request,
    stack,
  }) => {
    const email = newAddress();
    const typed = { name: "Again", email, company: "C", service: "other", message: "Once more" } as const;
    await fail(request, stack.inbox, { status: 403 });
    await visit(page, stack.site + path);
    await fillIn(page, typed);
    const before = await values(page);
    await sendButton(page).click();
    await expect(toast(page, "alert")).toHaveText(FAILED);
    await expect(page.locator(`#${OUTCOME_ID}`)).toHaveText(words.answers.failed);
    expect(await values(page)).toEqual(before);
    await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
    await expect(sendButton(page)).toBeFocused();
    expect(await mailsOf(request, email, stack.inbox)).toEqual([]);

    await recover(request, stack.inbox);
    await sendButton(page).click();
    await expect(toast(page, "status")).toHaveText([sent.title, description]);
    await bothMailsOf(request, email, stack.inbox);
  });
}

test("while the provider is away, what a visitor sends is safe: they hear success, and the mails follow", async ({
  page,
  request,
  stack,
}) => {
  test.slow();
  const email = newAddress();
  await fail(request, stack.inbox, { status: 503 });
  await visit(page, `${stack.site}/contact`);
  await fillIn(page, { name: "Later", email, message: "No hurry" });
  await sendButton(page).click();
  await expect(toast(page, "status")).toHaveText([sent.title, words.answers.sent]);
  expect(await mailsOf(request, email, stack.inbox)).toEqual([]);

  await recover(request, stack.inbox);
  await expect
    .poll(async () => (await mailsOf(request, email, stack.inbox)).length, { timeout: 60_000 })
    .toBe(2);
});

test("without a network the form says to try later and keeps what was typed", async ({ page, context }) => {
  await visit(page, "/contact");
  await fillIn(page, { name: "Offline", email: newAddress(), message: "In a tunnel" });
  const before = await values(page);
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(toast(page, "alert")).toHaveText([failed.title, failed.text]);
  expect(await values(page)).toEqual(before);
});

test("in a page from before a release, whose scripts are gone by now, the enquiry goes as it does without them", async ({
  page,
  request,
}) => {
  const email = newAddress();
  await visit(page, SERVICE_PATHS[0]!);
  await page.route("**/*.js", (route) => route.fulfill({ status: 404 }));
  await fillIn(page, { name: "Patient", email, message: "I have been writing for days" });
  await sendButton(page).click();
  await expect(page).toHaveURL("/contact#sent");
  await expect(page.getByRole("heading", { name: sent.title, exact: true })).toBeInViewport();
  await bothMailsOf(request, email);

  await page.unroute("**/*.js");
  await visit(page, "/contact");
  expect((await values(page)).join("")).toBe("");
});

test("pressed again while the browser posts it, when its scripts have come by then, an enquiry goes out once", async ({
  page,
  request,
}) => {
  const email = newAddress();
  const [answers, answer] = gate();
  await visit(page, "/contact");
  await page.route("**/*.js", (route) => route.abort());
  await fillIn(page, { name: "Twice", email, message: "On a bad line" });
  // The answer to what the browser posts waits, as when the provider is slow.
  await page.route(ENQUIRY_PATH, async (route) => {
    if (route.request().isNavigationRequest()) await answers;
    return route.continue();
  });
  const sentByScript = page.waitForResponse(
    (response) => response.url().endsWith(ENQUIRY_PATH) && !response.request().isNavigationRequest(),
  );
  await sendButton(page).evaluate((button: HTMLButtonElement) => {
    button.form!.submit = function () {
      HTMLFormElement.prototype.submit.call(this);
      document.dispatchEvent(new Event("posted"));
    };
    document.addEventListener("posted", () => setTimeout(() => button.click(), 500));
    button.click();
  });
  await page.waitForRequest((one) => one.url().endsWith(ENQUIRY_PATH));
  await page.unroute("**/*.js");
  expect((await sentByScript).status()).toBe(200);
  answer();
  await page.waitForURL(/#/);
  await bothMailsOf(request, email);
});

import { expect, test } from "@playwright/test";
import { DRAFT_KEY } from "../../src/enquiry/before-scripts";
import { OUTCOME_ID } from "../../src/enquiry/form-definition";
import { ENQUIRY_PATH } from "../../src/enquiry/paths";
import { listenToConsole } from "../support/console";
import { services, site } from "../support/content";
import { fillIn, preselection, sendButton, toast, untouched, values } from "../support/enquiry-form";
import { words } from "../support/enquiry-words";
import { gate } from "../support/gate";
import { bothMailsOf, newAddress } from "../support/mailbox";
import { SERVICE_PATHS } from "../support/site-pages";
import { holdScripts, takenOver, visit } from "../support/visit";

const typed = { name: "Noor", company: "Oasis", service: "media", message: "Hello\nthere" } as const;
const { failed } = words.toasts;
const NO_DRAFT = JSON.stringify({ values: {}, failures: 0 });
const AT_ONCE = { waitUntil: "domcontentloaded" } as const;

test("what was typed survives a reload and a walk to another form, until it is sent", async ({
  page,
  context,
  request,
}) => {
  const email = newAddress();
  const said = listenToConsole(context);
  await visit(page, "/contact");
  await fillIn(page, { ...typed, email });
  const before = await values(page);
  await page.reload();
  await takenOver(page);
  await expect.poll(() => values(page)).toEqual(before);

  await visit(page, SERVICE_PATHS[0] ?? "");
  await expect.poll(() => values(page)).toEqual(before);
  await sendButton(page).click();
  await expect(toast(page, "status")).toHaveCount(2);
  await bothMailsOf(request, email);
  await page.reload();
  await takenOver(page);
  expect(await values(page)).toEqual(untouched(preselection(services[0]?.slug)));
  expect(said).toEqual([]);
});

test("a form that one goes back to has what was kept last, and nothing once that was sent", async ({
  page,
}) => {
  const goBack = async () => {
    await page.goBack();
    await takenOver(page);
  };
  await visit(page, "/contact");
  await fillIn(page, { ...typed, email: newAddress() });
  await visit(page, SERVICE_PATHS[0] ?? "");
  await fillIn(page, { message: "Newer words" });
  const last = await values(page);
  await goBack();
  await expect.poll(() => values(page)).toEqual(last);

  await page.goForward();
  await takenOver(page);
  await sendButton(page).click();
  await expect(toast(page, "status")).toHaveCount(2);
  await goBack();
  expect(await values(page)).toEqual(untouched(""));
});

test("a form that the browser posts, because no script has run, goes out once and is no draft", async ({
  page,
  request,
}) => {
  const email = newAddress();
  const [answers, answer] = gate();
  const release = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  await fillIn(page, { ...typed, email });
  // The answer to what the browser posts waits; meanwhile scripts take the page over, and the button works again.
  await page.route("/api/enquiry", async (route) => {
    if (route.request().isNavigationRequest()) await answers;
    return route.continue();
  });
  const sentByScript = page.waitForResponse(
    (response) => response.url().endsWith("/api/enquiry") && !response.request().isNavigationRequest(),
  );
  await sendButton(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    const timer = setInterval(() => {
      if (!button.form!.noValidate) return;
      clearInterval(timer);
      button.click();
    });
  });
  release();
  expect((await sentByScript).status()).toBe(200);
  answer();
  await page.waitForURL(/#/);

  await visit(page, "/contact");
  expect(await values(page)).toEqual(untouched(""));
  await bothMailsOf(request, email);
});

for (const how of ["a post that failed", "a walk"]) {
  test(`what was typed before scripts ran is there when one comes back from ${how}`, async ({ page }) => {
    await visit(page, "/contact");
    // As after an enquiry that was sent.
    await page.evaluate(([key, text]) => sessionStorage.setItem(key!, text!), [DRAFT_KEY, NO_DRAFT]);
    await page.route("/api/enquiry", (route) => route.fulfill({ status: 502 }));
    const release = await holdScripts(page);
    await page.goto("/contact", AT_ONCE);
    await fillIn(page, { ...typed, email: newAddress() });
    const before = await values(page);
    if (how === "a walk") await page.goto("/about", AT_ONCE);
    else await sendButton(page).click();
    await expect(page).not.toHaveURL("/contact");
    await page.goBack(AT_ONCE);
    release();
    await takenOver(page);

    await expect.poll(() => values(page)).toEqual(before);
  });
}

test("a page that another program has broken is loaded anew, with what was typed", async ({ page }) => {
  await visit(page, "/contact");
  // Works even if the visitor had already reloaded the page.
  await page.reload();
  await takenOver(page);
  await fillIn(page, { ...typed, email: newAddress() });
  const before = await values(page);
  await page.route(`**${ENQUIRY_PATH}`, (route) => route.abort());
  await page.locator(`#${OUTCOME_ID}`).evaluate((outcome) => outcome.firstElementChild?.remove());
  const loaded = page.waitForEvent("load");
  await sendButton(page).click();
  await loaded;
  await takenOver(page);
  await expect.poll(() => values(page)).toEqual(before);
  const sentAgain = page.waitForRequest(`**${ENQUIRY_PATH}`);
  await sendButton(page).click();
  await sentAgain;
});

test("an answer that gets lost is asked for again, and the enquiry goes out once", async ({
  page,
  request,
}) => {
  const email = newAddress();
  await visit(page, "/contact");
  await fillIn(page, { ...typed, email });
  const ids: string[] = [];
  await page.route("/api/enquiry", async (route) => {
    const { id } = route.request().postDataJSON() as { id: string };
    ids.push(id);
    // The server handles the enquiry, but its answer is lost.
    if (ids.length === 1) {
      await route.fetch();
      return route.abort();
    }
    return route.continue();
  });
  await sendButton(page).click();
  await expect(toast(page, "alert")).toHaveText([failed.title, failed.text]);
  await page.reload();
  await takenOver(page);
  await sendButton(page).click();
  await expect(toast(page, "status")).toHaveCount(2);

  await bothMailsOf(request, email);
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
});

test("when it fails again, the form offers other ways and the message to copy", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, "/contact");
  await fillIn(page, { ...typed, email: "noor@example.com" });
  await page.route("/api/enquiry", (route) => route.abort());
  const offer = page.getByRole("group", { name: words.fallback.title });
  await sendButton(page).evaluate((button) => button.scrollIntoView({ block: "end" }));
  await sendButton(page).click();
  await expect(page.getByText(words.form.notSent)).toBeInViewport();
  await expect(toast(page, "alert")).toHaveCount(2);
  await expect(offer).toHaveCount(0);
  await sendButton(page).click();

  await expect(offer.getByRole("link")).toHaveText([site.contact.email, ...site.contact.phones]);
  await offer.getByRole("button", { name: words.fallback.copy }).click();
  await expect(offer.getByText(words.fallback.copied)).toBeVisible();
  const { labels } = words;
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(
    `${labels.name}: Noor\n${labels.email}: noor@example.com\n${labels.company}: Oasis\n${labels.service}: ${words.services.media}\n\nHello\nthere`,
  );
});

test("the honeypot catches programs, and no person", async ({ page, request }) => {
  const email = newAddress();
  await visit(page, "/contact");
  await expect(page.getByLabel(words.honeypot.label)).toBeHidden();
  const answer = await request.post("/api/enquiry", {
    data: { name: "Bot", email, message: "Cheap watches", [words.honeypot.name]: "Watches" },
  });

  expect(answer.status()).toBe(200);
  await fillIn(page, { ...typed, email });
  await sendButton(page).click();
  await expect(toast(page, "status")).toHaveCount(2);
  const { company } = await bothMailsOf(request, email);
  expect(company.subject).toContain("Noor");
});

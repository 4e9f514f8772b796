import { expect, test } from "@playwright/test";
import { listenToConsole } from "../support/console";
import { contactPage, site } from "../support/content";
import { field, fillIn, sendButton, summary } from "../support/enquiry-form";
import { words } from "../support/enquiry-words";
import { linkText, literally } from "../support/links";
import { bothMailsOf, mailsOf, newAddress } from "../support/mailbox";
import { NAVIGATION, OFFERING_PATHS, SERVICE_PATHS } from "../support/site-pages";

/** The enquiry where scripts are off: a form like any other, and whole pages for answers. */

test.use({ javaScriptEnabled: false });

const { answers, errors, form, services, toasts } = words;

for (const path of ["/contact", ...SERVICE_PATHS.slice(0, 1), ...OFFERING_PATHS.slice(-1)]) {
  test(`from ${path} an enquiry is sent, and the confirmation stands in place of a form`, async ({
    page,
    request,
  }) => {
    const email = newAddress();
    const typed = { name: "Zoë O'Neill", company: "Oasis & Co", message: "نريد موقعًا\n<b>By May</b>" };
    await page.goto(path);
    await fillIn(page, { ...typed, email, service: "media" });
    await sendButton(page).click();

    await expect(page).toHaveURL("/contact#sent");
    await expect(page.getByRole("heading", { name: toasts.sent.title, exact: true })).toBeInViewport();
    await expect(page.getByText(answers.sent)).toBeVisible();
    // The header is out of view: on a light background only a script makes it readable.
    await expect(page.getByRole("banner")).not.toBeInViewport();
    await expect(sendButton(page)).toBeHidden();
    await expect(page.getByRole("heading", { name: contactPage.form.heading })).toBeHidden();
    const { company } = await bothMailsOf(request, email);
    expect(company.text).toContain("نريد موقعًا\n<b>By May</b>");
    expect(company.html).toContain("&lt;b&gt;By May&lt;/b&gt;");
    expect(company.text).toContain(services.media);

    await page.getByRole("link", { name: form.sendAnother, exact: true }).click();
    await expect(page).toHaveURL("/contact");
    await expect(sendButton(page)).toBeVisible();
    await expect(page.getByText(answers.sent)).toBeHidden();
  });

  test(`from ${path} mistakes are shown with everything that was typed, and can be mended`, async ({
    page,
    request,
  }) => {
    const email = newAddress();
    await page.goto(path);
    await fillIn(page, {
      name: "  ",
      email,
      company: 'A "B"',
      service: "other",
      message: "\n Hi \n",
    });
    await sendButton(page).click();

    await expect(page.getByRole("heading", { level: 1, name: words.notSent, exact: true })).toBeVisible();
    await expect(summary(page, 2)).toBeVisible();
    await expect(field(page, "name")).toBeFocused();
    await expect(field(page, "name")).toHaveAccessibleDescription(errors.name.required);
    await expect(field(page, "message")).toHaveAccessibleDescription(
      new RegExp(`^${literally(errors.message.required)}`),
    );
    await expect(field(page, "email")).toHaveValue(email);
    await expect(field(page, "company")).toHaveValue('A "B"');
    await expect(field(page, "service")).toHaveValue("other");
    await expect(field(page, "message")).toHaveValue("\n Hi \n");
    expect(await mailsOf(request, email)).toEqual([]);

    await fillIn(page, { name: "Noor", message: "Hello there" });
    await sendButton(page).click();
    await expect(page).toHaveURL("/contact#sent");
    await bothMailsOf(request, email);
  });
}

test("what a browser can check itself it does, before anything is posted", async ({ page }) => {
  await page.goto("/contact");
  await sendButton(page).click();

  await expect(page).toHaveURL("/contact");
  await expect(field(page, "name")).toBeFocused();
});

test("the page with mistakes has the site's looks, and breaks no policy", async ({ page, context }) => {
  const said = listenToConsole(context);
  await page.goto("/contact");
  await fillIn(page, { name: " ", email: newAddress(), message: "Hello there" });
  const fonts = Promise.all(
    ["hedvig", "instrument"].map((name) => page.waitForResponse((response) => response.url().includes(name))),
  );
  await sendButton(page).click();

  for (const font of await fonts) expect(font.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-size", /^(6\d|7\d|8\d)/);
  await expect(page.getByRole("navigation", { name: words.navigation }).getByRole("link")).toHaveText(
    site.navigation.map(linkText),
  );
  expect(said.filter((text) => !text.includes("422"))).toEqual([]);
  for (const { label, page: target } of NAVIGATION.slice(-1)) {
    await page.getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(target.path);
  }
});

test("the page with mistakes fits a small phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/contact");
  await fillIn(page, { name: " ", email: newAddress(), message: "Hello there" });
  await sendButton(page).click();

  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const { width } = (await page.locator("html").boundingBox())!;
  expect(width).toBe(320);
  expect(await page.locator("html").evaluate(({ scrollWidth }) => scrollWidth)).toBe(320);
});

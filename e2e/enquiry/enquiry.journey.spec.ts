import { expect, test } from "@playwright/test";
import { TOAST_DURATION_MS } from "../../src/config";
import { offerings, services as pages, site } from "../support/content";
import {
  confirmed,
  field,
  fillIn,
  preselection,
  sendButton,
  toast,
  untouched,
  values,
} from "../support/enquiry-form";
import { words } from "../support/enquiry-words";
import { literally } from "../support/links";
import { bothMailsOf, newAddress } from "../support/mailbox";
import { OFFERING_PATHS, SERVICE_PATHS } from "../support/site-pages";
import { visit } from "../support/visit";

const MESSAGE = '<script>alert(1)</script>\nنريد موقعًا جديدًا\nFish & chips, "quoted"';
const ESCAPED =
  /&lt;script&gt;alert\(1\)&lt;\/script&gt;<br ?\/?>\s*<span dir="auto">نريد موقعًا جديدًا<\/span><br ?\/?>\s*Fish &amp; chips/;

const { form, mail, services, toasts } = words;

/** A text as it stands in the HTML of a mail. */
const inHtml = (text: string): RegExp =>
  new RegExp(
    literally(text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;"))
      .replaceAll('"', '(?:"|&quot;|&#34;)')
      .replaceAll("'", "(?:'|&#39;|&#x27;)"),
  );

/** The success toast of each kind of page. */
for (const [path, description, preselected] of [
  ["/contact", words.answers.sent, ""],
  [SERVICE_PATHS[0] ?? "", toasts.sent.text, preselection(pages[0]?.slug)],
  [OFFERING_PATHS[0] ?? "", toasts.sent.text, preselection(offerings[0]?.service)],
] as const) {
  test(`an enquiry from ${path} reaches the company and is confirmed to the visitor`, async ({
    page,
    request,
  }) => {
    const email = newAddress();
    await visit(page, path);
    await fillIn(page, {
      name: "Zoë <b>O'Neill</b>",
      email: `  ${email} `,
      company: "Smith & Sons",
      service: "ai",
      message: MESSAGE,
    });
    await sendButton(page).click();
    await expect(toast(page, "status")).toHaveText([toasts.sent.title, description]);
    await expect(sendButton(page)).toBeHidden();
    await expect(confirmed(page).getByRole("heading", { name: toasts.sent.title })).toBeFocused();
    await expect(confirmed(page).getByText(services.ai, { exact: true })).toBeVisible();
    await expect(confirmed(page)).toContainText("Fish & chips");
    await page.emulateMedia({ media: "print" });
    await expect(confirmed(page)).toBeVisible();
    await page.emulateMedia({ media: "screen" });

    const { company, confirmation } = await bothMailsOf(request, email);
    const [, reference = ""] = /: ([0-9A-Z]{4}-[0-9A-Z]{4})$/m.exec(confirmation.text ?? "") ?? [];
    await expect(confirmed(page)).toContainText(reference.replace("-", "\u2011"));
    await page.getByRole("button", { name: form.sendAnother, exact: true }).click();
    await expect(sendButton(page)).toBeEnabled();
    await expect(confirmed(page)).toBeHidden();
    await expect(page.locator("form input:focus")).toBeInViewport();
    expect(await values(page)).toEqual(untouched(preselected));
    expect(company.subject).toBe(mail.inboxSubject("Zoë <b>O'Neill</b>"));
    expect([company.to].flat()).toEqual([site.enquiry.to]);
    expect([company.reply_to].flat()).toEqual([email]);
    expect(company.html).toContain("Smith &amp; Sons");
    expect(confirmation.subject).toBe(mail.confirmationSubject);
    expect([confirmation.to].flat()).toEqual([email]);
    expect(confirmation.html).toMatch(inHtml(mail.replyTime));
    for (const { from, html, text } of [company, confirmation]) {
      expect(from).toContain(site.enquiry.from);
      expect(html).toMatch(ESCAPED);
      expect(html).not.toMatch(/<script|<b>/);
      expect(html).toMatch(inHtml(services.ai));
      expect(html).toMatch(/Zoë &lt;b&gt;O(&#39;|&#x27;|')Neill&lt;\/b&gt;/);
      expect(text).toContain(MESSAGE);
    }
  });
}

test("the Enter key in a field sends, and in the message it breaks the line", async ({ page, request }) => {
  const email = newAddress();
  await visit(page, "/contact");
  await fillIn(page, { name: "Enter", email, message: "First" });
  await field(page, "message").press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Second");
  await field(page, "email").press("Enter");
  await expect(toast(page, "status")).toHaveCount(2);
  expect((await bothMailsOf(request, email)).company.text).toContain("First\nSecond");
});

test("a toast leaves after its time, but not while it is pointed at", async ({ page }) => {
  await page.clock.install();
  await visit(page, "/contact");
  await sendButton(page).click();
  await expect(toast(page, "alert")).toHaveCount(2);
  await toast(page, "alert").first().hover();
  await page.clock.fastForward(12 * TOAST_DURATION_MS);
  await expect(toast(page, "alert")).toHaveCount(2);
  await page.mouse.move(5, 5);
  await page.clock.fastForward(TOAST_DURATION_MS);
  await expect(toast(page, "alert")).toHaveCount(0);
});

test("in a small window a toast that covers the button with the focus leaves on Escape", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.route("/api/enquiry", (route) => route.abort());
  await visit(page, "/contact");
  await fillIn(page, { name: "Zoom", email: newAddress(), message: "At 400 per cent" });
  await sendButton(page).press("Enter");
  await expect(toast(page, "alert")).toHaveCount(2);
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(toast(page, "alert")).toHaveCount(0);
  await expect(sendButton(page)).toBeFocused();
  await expect(sendButton(page)).toBeInViewport();
});

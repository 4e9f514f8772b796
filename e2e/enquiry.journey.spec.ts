import { expect, test } from "@playwright/test";
import { field, fillIn, sendButton, toast, values } from "./enquiry-form";
import { bothMailsOf, newAddress } from "./mailbox";
import { site } from "./pages";
import { visit } from "./visit";

const MESSAGE = '<script>alert(1)</script>\nنريد موقعًا جديدًا\nFish & chips, "quoted"';
const ESCAPED =
  /&lt;script&gt;alert\(1\)&lt;\/script&gt;<br ?\/?>\s*نريد موقعًا جديدًا<br ?\/?>\s*Fish &amp; chips/;

/** DECISIONS.md, "The enquiry": the success toast of each kind of page. */
const ON_SERVICE_PAGES = "We'll get back to you as soon as possible.";
const ON_CONTACT_PAGE = "Your message has been submitted successfully! We will get back to you soon.";

for (const [path, description] of [
  ["/contact", ON_CONTACT_PAGE],
  ["/services/ai", ON_SERVICE_PAGES],
  ["/services/ai-&-machine-learning", ON_SERVICE_PAGES],
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
      service: "AI & Machine Learning",
      message: MESSAGE,
    });
    await sendButton(page).click();
    await expect(toast(page, "status")).toHaveText(["Message sent!", description]);
    await expect.poll(() => values(page)).toEqual(["", "", "", "", ""]);
    await expect(sendButton(page)).toBeEnabled();

    const { company, confirmation } = await bothMailsOf(request, email);
    expect(company.subject).toBe("New Contact Form Submission: Zoë <b>O'Neill</b>");
    expect([company.to].flat()).toEqual([site.enquiry.to]);
    expect([company.reply_to].flat()).toEqual([email]);
    expect(company.html).toContain("Smith &amp; Sons");
    expect(confirmation.subject).toBe(`Thank You for Contacting ${site.brand}`);
    expect([confirmation.to].flat()).toEqual([email]);
    expect(confirmation.html).toContain("24-48 business hours");
    for (const { from, html, text } of [company, confirmation]) {
      expect(from).toContain(site.enquiry.from);
      expect(html).toMatch(ESCAPED);
      expect(html).not.toMatch(/<script|<b>/);
      expect(html).toContain("AI &amp; Machine Learning");
      expect(html).toMatch(/Zoë &lt;b&gt;O(&#39;|&#x27;|')Neill&lt;\/b&gt;/);
      expect(text).toContain(MESSAGE);
    }
  });
}

test("what a visitor leaves out is named as such", async ({ page, request }) => {
  const email = newAddress();
  await visit(page, "/contact");
  await fillIn(page, { name: "A", email, message: "Hello" });
  await sendButton(page).click();
  await expect(toast(page, "status")).toHaveCount(2);
  const { company, confirmation } = await bothMailsOf(request, email);
  expect(company.text).toMatch(/Company: N\/A/);
  expect(company.text).toMatch(/Service: Not specified/);
  expect(confirmation.text).toMatch(/Service: Not specified/);
});

test("the Enter key in a field sends, and in the message it breaks the line", async ({ page, request }) => {
  const email = newAddress();
  await visit(page, "/contact");
  await fillIn(page, { name: "Enter", email, message: "First" });
  await field(page, "Message").press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Second");
  await field(page, "Email").press("Enter");
  await expect(toast(page, "status")).toHaveCount(2);
  expect((await bothMailsOf(request, email)).company.text).toContain("First\nSecond");
});

test("a toast leaves after 5 s, but not while it is pointed at", async ({ page }) => {
  await page.clock.install();
  await visit(page, "/contact");
  await sendButton(page).click();
  await expect(toast(page, "alert")).toHaveCount(2);
  await toast(page, "alert").first().hover();
  await page.clock.fastForward(60_000);
  await expect(toast(page, "alert")).toHaveCount(2);
  await page.mouse.move(5, 5);
  await page.clock.fastForward(5_000);
  await expect(toast(page, "alert")).toHaveCount(0);
});

import { JSDOM } from "jsdom";
import { FIELDS } from "../../src/enquiry/fields";
import type { Enquiry } from "../../src/enquiry/fields";
import { wordsOf } from "../../src/enquiry/words";
import { enquiryForTests } from "../../test/functions/enquiry";
import { wordsForTests } from "../../test/functions/enquiry-words";
import { arabicForTests, MARK, siteForTests } from "../../test/functions/site-facts";
import { confirmationEmail, inboxEmail } from "./emails";
import type { MailSettings } from "./mail-settings";

const { mails } = wordsForTests;
const title = "Thank You for Contacting Brand & Co";
const words = { ...wordsForTests, mails: { ...mails, confirmation: { ...mails.confirmation, title } } };
const english = { ...siteForTests.editions[0], brand: "Brand & Co", words };
const settings: MailSettings = {
  site: { ...siteForTests, editions: [english, arabicForTests] },
  from: "Brand <site@example.com>",
  to: "inbox@example.com",
};
const REFERENCE = "7K2M-9PQ4";
const enquiry = enquiryForTests({
  company: "Example Trading",
  message: "We need one library.\nBy May.",
});
const inboxMail = (typed: Partial<Enquiry> = {}) =>
  inboxEmail({ enquiry: { ...enquiry, ...typed } }, REFERENCE, settings);
const confirmation = (typed: Partial<Enquiry> = {}) =>
  confirmationEmail({ enquiry: { ...enquiry, ...typed } }, REFERENCE, settings);
const bothMails = (typed?: Partial<Enquiry>) => [inboxMail(typed), confirmation(typed)];

test("the inbox mail goes to the company, and an answer to it goes to the visitor", () => {
  expect(inboxMail()).toMatchObject({
    from: "Brand <site@example.com>",
    to: ["inbox@example.com"],
    replyTo: "noor@example.com",
    subject: "New Contact Form Submission: Noor Saleh",
  });
});

test("the inbox mail holds every field, in HTML and in text", () => {
  const { html, text } = inboxMail();

  for (const value of ["Noor Saleh", "noor@example.com", "Example Trading", "Media Services"]) {
    expect(html).toContain(value);
    expect(text).toContain(value);
  }
  expect(html).toContain("We need one library.<br>\nBy May.");
  expect(html).toContain('href="mailto:noor@example.com"');
  const lines = text.split("\n\n");
  expect(lines.map((line) => line.split(":")[0])).toEqual([
    "New Contact Form Submission",
    ...FIELDS.map(({ name }) => wordsOf(words.form, name).label),
    "Reference",
  ]);
  expect(lines).toEqual(
    expect.arrayContaining([
      "Name: Noor Saleh",
      "Email: noor@example.com",
      "Company: Example Trading",
      "Service: Media Services",
      "Message:\nWe need one library.\nBy May.",
      "Reference: 7K2M-9PQ4",
    ]),
  );
});

test("no company reads N/A, no service reads Not specified", () => {
  const { html, text } = inboxMail({ company: "", service: "" });

  expect(text).toContain("Company: N/A");
  expect(text).toContain("Service: Not specified");
  expect(html).toMatch(/>\s*N\/A\s*</);
  expect(html).toMatch(/>\s*Not specified\s*</);
});

test("a service's label is escaped in HTML and plain in text", () => {
  const { html, text } = inboxMail({ service: "ai" });

  expect(html).toContain("AI &amp; Machine Learning");
  expect(text).toContain("Service: AI & Machine Learning");
});

test("the confirmation thanks, promises a reply and echoes service and message", () => {
  const mail = confirmation();

  expect(mail).toMatchObject({
    from: "Brand <site@example.com>",
    to: ["noor@example.com"],
    subject: "Thank You for Contacting Brand & Co",
    headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "OOF, AutoReply" },
  });
  for (const part of [mail.html, mail.text]) {
    expect(part).toContain("24-48 business hours");
    expect(part).toContain("Media Services");
  }
  expect(mail.html).toContain(">7K2M-9PQ4<");
  expect(mail.text).toContain("Reference: 7K2M-9PQ4");
  expect(mail.html).toContain("We need one library.<br>\nBy May.");
  expect(mail.html).toContain("Thank You for Contacting Brand &amp; Co");
  expect(mail.text).toContain("Message:\nWe need one library.\nBy May.");
});

test("the confirmation repeats no text that was left empty, and says that nothing was chosen", () => {
  const { html, text } = confirmation({ message: "", service: "" });

  expect(text).not.toContain("Message:");
  expect(html).not.toMatch(/>\s*Message\s*</);
  expect(text).toContain("Service: Not specified");
});

test("an answer to the confirmation goes to the company's public address, whoever sends it", () => {
  expect(confirmation().replyTo).toBe("hello@example.com");
});

test("the confirmation says what the reference is for", () => {
  const { html, text } = confirmation();

  expect(text).toContain("Reference: 7K2M-9PQ4\nQuote it if you call.");
  const { document } = new JSDOM(html).window;
  const reference = document.querySelector("span[dir=ltr]")!.closest("p")!;
  expect(reference.innerHTML).toMatch(/7K2M-9PQ4<\/span><br>\nQuote it if you call\./);
});

test.each([
  { language: "en", home: "https://www.example.com/", brand: "Brand & Co", call: "+971 2 000 0001" },
  { language: "ar", home: "https://www.example.com/ar", brand: "فلج", call: "\u2066+971 2 000 0001\u2069" },
])("the confirmation is signed with the ways to reach the company: $language", (edition) => {
  const { language, home, brand, call } = edition;
  const { html, text } = confirmationEmail({ enquiry, language }, REFERENCE, settings);

  const signature = text.split("\n\n").find((part) => part.startsWith("--"))!;
  expect(signature.split("\n")).toEqual([
    "--",
    brand,
    "hello@example.com",
    call,
    expect.stringContaining("+971 2 000 0002"),
    home,
  ]);
  const { document } = new JSDOM(html).window;
  const links = [...document.querySelectorAll("a")];
  expect(links.map(({ dir, href, textContent }) => [dir, href, textContent])).toEqual([
    ["ltr", "mailto:hello@example.com", "hello@example.com"],
    ["ltr", "tel:+97120000001", "+971 2 000 0001"],
    ["ltr", "tel:+97120000002", "+971 2 000 0002"],
    ["ltr", home, home],
  ]);
});

test("mails that have one subject are a conversation only where they are of one enquiry", () => {
  for (const { headers } of bothMails()) expect(headers).toMatchObject({ "X-Entity-Ref-ID": REFERENCE });
});

test("what a visitor typed breaks anywhere, so that no mail gets wider than a phone", () => {
  const word = "w".repeat(90);
  const typed = { name: word, company: word, email: `${word}@example.com`, message: word };

  for (const { html } of bothMails(typed)) {
    const paragraphs = [...new JSDOM(html).window.document.querySelectorAll("p")];
    const long = paragraphs.filter(({ textContent }) => textContent.includes(word));
    expect(long.length).toBeGreaterThan(1);
    for (const paragraph of long) expect(paragraph.getAttribute("style")).toContain("word-break:break-word");
  }
});

const markup = `<img src=x onerror="alert('1')">&amp;`;

test.each(["name", "email", "company", "message"] as const)(
  "markup in %s is escaped in both mails",
  (field) => {
    for (const { html } of bothMails({ [field]: markup })) {
      expect(html).not.toContain("<img");
      expect(html).not.toContain('onerror="');
    }
    expect(inboxMail({ [field]: markup }).html).toContain(
      "&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;",
    );
  },
);

test("a link to an address carries the address only", () => {
  const { html } = inboxMail({ email: "noor?cc=all&x#y@example.com" });

  expect(html).toContain('href="mailto:noor%3Fcc%3Dall%26x%23y@example.com"');
});

test("a mail fits dark clients and phones", () => {
  const { html } = inboxMail();

  expect(html).toMatch(/^<!doctype html>/);
  expect(html).toContain('name="color-scheme" content="light dark"');
  expect(html).toContain("@media (prefers-color-scheme: dark)");
  expect(html).toContain("max-width:600px");
  expect(html).toContain('name="viewport"');
});

test("a name that looks like a placeholder is no placeholder", () => {
  const typed = { name: "{time} {service}" };

  expect(confirmation(typed).text).toContain("Hello {time} {service},");
  expect(inboxMail(typed).subject).toBe("New Contact Form Submission: {time} {service}");
});

test("the reply time stays on one line", () => {
  expect(confirmation().html).toContain(
    'We will reply within <strong style="white-space:nowrap;">24-48 business hours</strong>.',
  );
});

test("the confirmation says what happens next, with the company's week", () => {
  const { html, text } = confirmation();

  expect(text).toContain(
    "What happens next\n\n1. We have it\nNothing more to do.\n\n2. A founder answers\nWithin 24–48 business hours, Monday to Friday, 9:00 AM to 6:00 PM.",
  );
  const { document } = new JSDOM(html).window;
  expect([...document.querySelectorAll("ol li")].map(({ textContent }) => textContent)).toEqual([
    "We have itNothing more to do.",
    "A founder answersWithin 24–48 business hours, Monday to Friday, 9:00 AM to 6:00 PM.",
  ]);
});

const arabic = { enquiry, language: "ar" };

test("the confirmation is in the language of the form, from right to left for every client", () => {
  const mail = confirmationEmail(arabic, REFERENCE, { ...settings, from: undefined });
  const { document } = new JSDOM(mail.html).window;
  const { documentElement } = document;

  expect([documentElement.lang, documentElement.dir]).toEqual(["ar", "rtl"]);
  const table = document.querySelector("table")!;
  expect([table.lang, table.dir]).toEqual(["ar", "rtl"]);
  const cells = [...document.querySelectorAll("table table td")] as HTMLTableCellElement[];
  expect(cells.map((cell) => [cell.align, cell.style.textAlign])).toEqual([
    ["right", "right"],
    ["right", "right"],
  ]);
  expect(mail.from).toBe("فلج <site@example.com>");
  expect(mail.subject).toMatch(`${MARK}Thank You`);
  for (const paragraph of document.querySelectorAll("p.label, li strong")) {
    expect(paragraph.textContent.trim()).toMatch(/^ع /);
  }
});

test("in a language from right to left, nothing turns what runs the other way", () => {
  const mail = confirmationEmail(
    { ...arabic, enquiry: { ...enquiry, message: "One line.\nسطر" } },
    REFERENCE,
    settings,
  );
  const { document } = new JSDOM(mail.html).window;

  expect(document.querySelector("span[dir=ltr]")!.textContent).toBe(REFERENCE);
  expect([...document.querySelectorAll("span[dir=auto]")].map(({ textContent }) => textContent)).toEqual([
    "One line.",
    "سطر",
  ]);
  for (const part of [mail.html, mail.text]) expect(part).toContain("Hello \u2068Noor Saleh\u2069,");
  expect(mail.text).toContain(`${MARK}Reference:\n\u20667K2M-9PQ4\u2069`);
});

test("the inbox mail stays in the company's language, and names the visitor's", () => {
  const { html, text } = inboxEmail(arabic, REFERENCE, settings);

  expect(html).toContain('<html lang="en" dir="ltr">');
  expect(html + text).not.toContain(MARK);
  expect(text).toContain("Language: Arabic");
  expect(inboxEmail({ enquiry, language: "en" }, REFERENCE, settings).text).toContain("Language: English");
});

test("the inbox mail of a site in one language says nothing of languages", () => {
  const site = { ...siteForTests, editions: [english] as const };

  expect(inboxEmail({ enquiry, language: "en" }, REFERENCE, { ...settings, site }).text).not.toContain(
    "Language",
  );
});

test("an Arabic name turns nothing of the English around it", () => {
  const { subject, html } = inboxMail({ name: "نور صالح" });

  expect(subject).toBe("New Contact Form Submission: \u2068نور صالح\u2069");
  expect(html).toContain("Media Services, \u2068نور صالح\u2069");
});

test("an enquiry in a language that the site no longer has is confirmed in the company's own", () => {
  expect(confirmationEmail({ enquiry, language: "fr" }, REFERENCE, settings).subject).toBe(title);
});

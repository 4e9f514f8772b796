/** @jest-environment node */
import type { Enquiry } from "../../src/enquiry/fields";
import { wordsForTests } from "../../test/functions/enquiry-words";
import { confirmationEmail, inboxEmail } from "./emails";
import type { EmailSettings } from "./emails";

const { mails } = wordsForTests;
const title = "Thank You for Contacting Brand & Co";
const settings: EmailSettings = {
  brand: "Brand & Co",
  language: "en",
  words: { ...wordsForTests, mails: { ...mails, confirmation: { ...mails.confirmation, title } } },
  from: "Brand <site@example.com>",
  to: "inbox@example.com",
};
const REFERENCE = "7K2M-9PQ4";
const enquiry: Enquiry = {
  name: "Noor Saleh",
  email: "noor@example.com",
  company: "Example Trading",
  service: "media",
  message: "We need one library.\nBy May.",
};

test("the inbox mail goes to the company, and an answer to it goes to the visitor", () => {
  expect(inboxEmail(enquiry, REFERENCE, settings)).toMatchObject({
    from: "Brand <site@example.com>",
    to: ["inbox@example.com"],
    replyTo: "noor@example.com",
    subject: "New Contact Form Submission: Noor Saleh",
  });
});

test("the inbox mail holds every field, in HTML and in text", () => {
  const { html, text } = inboxEmail(enquiry, REFERENCE, settings);

  for (const value of ["Noor Saleh", "noor@example.com", "Example Trading", "Media Services"]) {
    expect(html).toContain(value);
    expect(text).toContain(value);
  }
  expect(html).toContain("We need one library.<br>\nBy May.");
  expect(html).toContain('href="mailto:noor@example.com"');
  expect(text).toBe(
    [
      "New Contact Form Submission",
      "Name: Noor Saleh",
      "Email: noor@example.com",
      "Company: Example Trading",
      "Service: Media Services",
      "Message:\nWe need one library.\nBy May.",
      "Reference: 7K2M-9PQ4",
    ].join("\n\n"),
  );
});

test("no company reads N/A, no service reads Not specified", () => {
  const { html, text } = inboxEmail({ ...enquiry, company: "", service: "" }, REFERENCE, settings);

  expect(text).toContain("Company: N/A");
  expect(text).toContain("Service: Not specified");
  expect(html).toMatch(/>\s*N\/A\s*</);
  expect(html).toMatch(/>\s*Not specified\s*</);
});

test("a service's label is escaped in HTML and plain in text", () => {
  const { html, text } = inboxEmail({ ...enquiry, service: "ai" }, REFERENCE, settings);

  expect(html).toContain("AI &amp; Machine Learning");
  expect(text).toContain("Service: AI & Machine Learning");
});

test("the confirmation thanks, promises a reply and echoes service and message", () => {
  const mail = confirmationEmail(enquiry, REFERENCE, settings);

  expect(mail).toMatchObject({
    from: "Brand <site@example.com>",
    to: ["noor@example.com"],
    subject: "Thank You for Contacting Brand & Co",
    headers: { "Auto-Submitted": "auto-replied" },
  });
  expect(mail.replyTo).toBeUndefined();
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

const markup = `<img src=x onerror="alert('1')">&amp;`;

test.each(["name", "email", "company", "message"] as const)(
  "markup in %s is escaped in both mails",
  (field) => {
    const typed = { ...enquiry, [field]: markup };

    for (const { html } of [
      inboxEmail(typed, REFERENCE, settings),
      confirmationEmail(typed, REFERENCE, settings),
    ]) {
      expect(html).not.toContain("<img");
      expect(html).not.toContain('onerror="');
    }
    expect(inboxEmail(typed, REFERENCE, settings).html).toContain(
      "&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;",
    );
  },
);

test("nothing typed reaches a header as a line of its own, should it get past the contract", () => {
  const typed = {
    ...enquiry,
    name: "Noor\r\nBcc: all@example.com\u2028\u0000",
    email: "noor@example.com\r\nBcc: x@y.z",
  };
  const inbox = inboxEmail(typed, REFERENCE, settings);
  const confirmation = confirmationEmail(typed, REFERENCE, settings);

  const headers = [inbox.subject, inbox.replyTo, confirmation.subject, ...confirmation.to];
  for (const header of headers) expect(header).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
  expect(inbox.subject).toBe("New Contact Form Submission: Noor Bcc: all@example.com");
});

test("a link to an address carries the address only", () => {
  const { html } = inboxEmail({ ...enquiry, email: "noor?cc=all&x#y@example.com" }, REFERENCE, settings);

  expect(html).toContain('href="mailto:noor%3Fcc%3Dall%26x%23y@example.com"');
});

test("a mail fits dark clients and phones", () => {
  const { html } = inboxEmail(enquiry, REFERENCE, settings);

  expect(html).toMatch(/^<!doctype html>/);
  expect(html).toContain('name="color-scheme" content="light dark"');
  expect(html).toContain("@media (prefers-color-scheme: dark)");
  expect(html).toContain("max-width:600px");
  expect(html).toContain('name="viewport"');
});

test("a name that looks like a placeholder is no placeholder", () => {
  const typed = { ...enquiry, name: "{time} {service}" };

  expect(confirmationEmail(typed, REFERENCE, settings).text).toContain("Hello {time} {service},");
  expect(inboxEmail(typed, REFERENCE, settings).subject).toBe(
    "New Contact Form Submission: {time} {service}",
  );
});

test("the reply time stays on one line", () => {
  expect(confirmationEmail(enquiry, REFERENCE, settings).html).toContain(
    'We will reply within <strong style="white-space:nowrap;">24-48 business hours</strong>.',
  );
});

test("a mail names the language of its words", () => {
  expect(confirmationEmail(enquiry, REFERENCE, { ...settings, language: "ar" }).html).toContain(
    '<html lang="ar">',
  );
});

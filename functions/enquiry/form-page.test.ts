import { once } from "node:events";
import { get } from "node:http";
import type { IncomingMessage } from "node:http";
import { within } from "@testing-library/dom";
import { serveForTests } from "../../test/functions/served-handler";
import type { Edition } from "../site/facts";
import { enquiryHandler } from "./enquiry-handler";
import { siteForTests } from "../../test/functions/site-facts";
import { filled, useFormPage } from "../../test/functions/form-page";

/** What a form gets that was posted without a script. */

const { served, post } = useFormPage();

test("a form that is accepted leads to the confirmation on the contact page", async () => {
  const { status, headers, source } = await post(filled);

  expect(status).toBe(303);
  expect(headers.get("location")).toBe("/contact#sent");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(source).toBe("");
  expect(served.inbox.mails()).toHaveLength(2);
  expect(served.inbox.mails()[1]!.payload.text).toContain("We need one library.\nBy May.");
});

test("a form of the Arabic edition leads to the confirmation there, and is confirmed in Arabic", async () => {
  const { status, headers } = await post({ ...filled, language: "ar" });

  expect([status, headers.get("location")]).toEqual([303, "/ar/contact#sent"]);
  const [toInbox, toVisitor] = served.inbox
    .mails()
    .map(({ payload }) => payload)
    .reverse();
  expect(toVisitor!.html).toContain('<html lang="ar" dir="rtl">');
  expect(toInbox!.text).toContain("Language: Arabic");
});

test("a form that is posted twice, by a second click or a reload, goes out once", async () => {
  await Promise.all([post(filled), post(filled)]);
  await post({ ...filled, name: ` ${filled.name} ` });

  expect(served.inbox.mails()).toHaveLength(2);
});

test("a form with another content is another enquiry", async () => {
  await post(filled);
  await post({ ...filled, message: "Something else." });

  expect(served.inbox.mails()).toHaveLength(4);
});

test("a filled honeypot is answered like any other form", async () => {
  const { status, headers } = await post({ ...filled, topic: "Cheap watches" });

  expect([status, headers.get("location")]).toEqual([303, "/contact#sent"]);
  expect(served.inbox.calls()).toBe(0);
});

test("when the mail cannot be sent, the page keeps everything and offers other ways to reach the company", async () => {
  served.inbox.fail({ status: 422 });
  const { status, document, page, values } = await post(filled);

  expect(status).toBe(502);
  expect(page.getByText("An unexpected error occurred. Please try again.")).toBeVisible();
  const direct = within(page.getByText("You can also reach us directly:")).getAllByRole("link");
  expect(direct.map((link) => link.getAttribute("href"))).toEqual([
    "mailto:hello@example.com",
    "tel:+97120000001",
    "tel:+97120000002",
  ]);
  expect(values().name).toBe("Noor Saleh");
  expect(document.querySelectorAll("[aria-invalid]")).toHaveLength(0);
});

test("an exception keeps everything too, and is told in the language of the form", async () => {
  const [own, arabic] = siteForTests.editions as [Edition, Edition];
  const words = {
    ...own.words,
    get mails(): Edition["words"]["mails"] {
      throw new Error("broken");
    },
  };
  const site = { ...siteForTests, editions: [{ ...own, words }, arabic] } as const;
  const broken = await serveForTests(enquiryHandler(site, {}));
  const { status, document, page, values } = await post({ ...filled, language: "ar" }, {}, broken.url);
  await broken.close();

  expect([status, document.documentElement.lang]).toEqual([500, "ar"]);
  expect(page.getByText("ع An unexpected error occurred. Please try again.")).toBeVisible();
  expect(values()).toEqual({ ...filled, message: "We need one library.\nBy May." });
});

test("who has to wait hears how long, and keeps everything", async () => {
  process.env.ENQUIRY_LIMIT = "1";
  await post(filled);
  const { status, headers, page, values } = await post(filled);

  expect(status).toBe(429);
  expect(headers.get("retry-after")).toMatch(/^\d+$/);
  expect(page.getByText(/Please try again in 10 minutes\.$/)).toBeVisible();
  expect(values().message).toBe("We need one library.\nBy May.");
});

test("a form on another site's page is refused, with everything in the form here", async () => {
  const { status, page, values } = await post(filled, { headers: { "Sec-Fetch-Site": "cross-site" } });

  expect(status).toBe(403);
  expect(page.getByText(/another website/)).toBeVisible();
  expect(values().name).toBe("Noor Saleh");
});

test("a form that is too large gets a page too", async () => {
  const { status, document } = await post({ ...filled, message: "x".repeat(64 * 1024) });

  expect(status).toBe(413);
  expect(document.querySelector("form")).not.toBeNull();
});

const accepting = (accept: string) => ({ headers: { Accept: accept } });

test("a person who comes by a link finds the form, a program the usual answer", async () => {
  const person = await post({}, { method: "GET", body: null, ...accepting("text/html,*/*") });
  const program = await post({}, { method: "GET", body: null, ...accepting("*/*") });

  expect([person.status, person.headers.get("allow")]).toEqual([405, "POST"]);
  expect(person.document.querySelector("form")).not.toBeNull();
  expect(JSON.parse(program.source)).toEqual({ success: false, message: "An enquiry is sent with POST." });
});

test("a client that names no type it takes gets the usual answer", async () => {
  const [answer] = (await once(get(served.url), "response")) as [IncomingMessage];
  answer.resume();

  expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
});

test("a script that posts JSON never gets a page", async () => {
  const headers = { "Content-Type": "application/json", Accept: "text/html" };
  const { status, source } = await post({}, { body: "{}", headers });

  expect(status).toBe(422);
  expect(JSON.parse(source)).toMatchObject({ success: false });
});

/** @jest-environment node */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { get } from "node:http";
import type { IncomingMessage } from "node:http";
import { JSDOM } from "jsdom";
import { enquiryForTests } from "../../test/functions/enquiry";
import { wordsForTests } from "../../test/functions/enquiry-words";
import { serveForTests } from "../../test/functions/served-handler";
import type { Edition } from "../site/facts";
import { enquiryHandler } from "./enquiry-handler";
import { useEnquiryServer } from "../../test/functions/enquiry-server";
import { siteForTests } from "../../test/functions/site-facts";
import { TIMING } from "./timing";

/** What a form gets that was posted without a script. */

const filled = enquiryForTests({
  company: "Example Trading",
  message: "We need one library.\r\nBy May.",
});

const served = useEnquiryServer({}, { ...TIMING, attempts: 1 });

async function post(fields: Record<string, string>, init: RequestInit = {}, url = served.url) {
  const body = new URLSearchParams(fields);
  const response = await fetch(url, { method: "POST", body, redirect: "manual", ...init });
  const source = await response.text();
  return { status: response.status, headers: response.headers, source, ...read(source) };
}

function read(source: string) {
  const { document } = new JSDOM(source).window;
  const form = document.querySelector("form");
  const control = (name: string) => form?.elements.namedItem(name) as HTMLInputElement;
  const values = () => Object.fromEntries(Object.keys(filled).map((name) => [name, control(name).value]));
  return { document, control, values };
}

/** The text that describes a control to assistive technology. */
function description(control: Element): string {
  const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => control.ownerDocument.getElementById(id)!.textContent.trim()).join(" ");
}

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

test("the page is in the language of the form, and so is what the form sends next", async () => {
  const { document, control } = await post({ ...filled, name: "", email: "", language: "ar" });
  const { documentElement } = document;

  expect([documentElement.lang, documentElement.dir]).toEqual(["ar", "rtl"]);
  expect(control("language").value).toBe("ar");
  const texts = [
    ...document.querySelectorAll(
      "title, h1, .title p, label, .error, .summary a, option, nav a, .skip, .privacy, button, .promise",
    ),
  ];
  expect(texts.length).toBeGreaterThan(20);
  for (const { textContent } of texts) expect(textContent.trim()).toMatch(/^ع /);
  expect(document.querySelector(".home")!.getAttribute("href")).toBe("/ar");
});

test.each(["fr", "", "__proto__"])(
  "a form in the language %j, which the site does not have, counts as the company's own",
  async (language) => {
    const { document, control } = await post({ ...filled, name: "", language });

    expect(document.documentElement.lang).toBe("en");
    expect(control("language").value).toBe("en");
  },
);

test("an address runs from left to right, and what else is typed as its letters do", async () => {
  const { control } = await post({ ...filled, name: "" });

  const fields = ["name", "email", "company", "service", "message"];
  expect(fields.map((name) => control(name).dir)).toEqual(["auto", "ltr", "auto", "", "auto"]);
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

test("mistakes are shown on a whole page, beside their fields, with everything that was typed", async () => {
  const { status, headers, document, control, values } = await post({ ...filled, name: " ", email: "noor@" });

  expect(status).toBe(422);
  expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(document.title).toBe("Your message has not been sent | Brand");
  expect(document.documentElement.lang).toBe("en");
  expect(document.querySelector("h1")!.textContent).toBe("Your message has not been sent");
  expect(document.querySelector(".title p")!.textContent).toBe("Please check your input and try again.");
  expect(values()).toEqual({
    ...filled,
    name: " ",
    email: "noor@",
    message: "We need one library.\nBy May.",
  });
  expect(control("name").getAttribute("aria-invalid")).toBe("true");
  expect(description(control("name"))).toBe("Name is required");
  expect(description(control("email"))).toBe("Invalid email address");
  expect(control("company").hasAttribute("aria-invalid")).toBe(false);
  expect(description(control("message"))).toMatch(/^What are you trying to change/);
  expect(served.inbox.calls()).toBe(0);
});

test("two or more mistakes are summed up, with links to their fields; the first field has the focus", async () => {
  const { document, control } = await post({ ...filled, name: "", email: "", message: "" });
  const summary = document.querySelector(".summary")!;

  expect(summary.querySelector("p")!.textContent).toBe("There are 3 fields to correct");
  const links = [...summary.querySelectorAll("a")];
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "Name is required",
    "Invalid email address",
    "Message is required",
  ]);
  for (const link of links) expect(document.querySelector(link.getAttribute("href")!)).not.toBeNull();
  expect([...document.querySelectorAll("[autofocus]")]).toEqual([control("name")]);
});

test("one line says what happens to what is typed, with a link to more", async () => {
  const { document } = await post({ ...filled, name: "" });
  const line = document.querySelector("form .privacy")!;

  expect(line.textContent).toBe("We only answer you. Privacy");
  expect(line.querySelector("a")!.getAttribute("href")).toBe("/data");
});

test("one mistake needs no summary", async () => {
  const { document, control } = await post({ ...filled, message: "Hi" });

  expect(document.querySelector(".summary")).toBeNull();
  expect(control("message").hasAttribute("autofocus")).toBe(true);
  expect(description(control("message"))).toMatch(/^Message is required/);
});

test("every control has its label, and the form posts to where it came from", async () => {
  const { document, control } = await post({ ...filled, name: "" });
  const form = document.querySelector("form")!;

  const { inputs } = wordsForTests.form;
  expect(inputs.map(({ name }) => control(name).labels![0]!.textContent.trim())).toEqual(
    inputs.map(({ label }) => label),
  );
  expect([form.method, form.getAttribute("action")]).toEqual(["post", "/api/enquiry"]);
  expect(document.querySelectorAll("script")).toHaveLength(0);
});

test("the honeypot is on the page too, hidden from people", async () => {
  const { control } = await post({ ...filled, name: "" });
  const honeypot = control("topic");

  expect(honeypot.closest("[aria-hidden=true]")).not.toBeNull();
  expect([honeypot.tabIndex, honeypot.autocomplete, honeypot.value]).toEqual([-1, "off", ""]);
});

test("a filled honeypot is answered like any other form", async () => {
  const { status, headers } = await post({ ...filled, topic: "Cheap watches" });

  expect([status, headers.get("location")]).toEqual([303, "/contact#sent"]);
  expect(served.inbox.calls()).toBe(0);
});

test("nothing that was typed becomes markup", async () => {
  const markup = `"><script>alert('1')</script></textarea><img src=x onerror=alert(1)>&amp;`;
  const long = `\n\n${markup}`;
  const typed = { ...filled, name: "", email: markup, company: markup, service: markup, message: long };
  const { source, document, values } = await post(typed);

  expect(values()).toEqual({ ...typed, service: "" });
  expect(document.querySelectorAll("script, img")).toHaveLength(0);
  expect(source).not.toContain("<script");
});

test("when the mail cannot be sent, the page keeps everything and offers other ways to reach the company", async () => {
  served.inbox.fail({ status: 422 });
  const { status, document, values } = await post(filled);

  expect(status).toBe(502);
  expect(document.querySelector(".title p")!.textContent).toBe(
    "An unexpected error occurred. Please try again.",
  );
  const links = [...document.querySelectorAll(".direct a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual(["mailto:hello@example.com", "tel:+97120000001", "tel:+97120000002"]);
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
  const { status, document, values } = await post({ ...filled, language: "ar" }, {}, broken.url);
  await broken.close();

  expect([status, document.documentElement.lang]).toEqual([500, "ar"]);
  expect(document.querySelector(".title p")!.textContent).toBe(
    "ع An unexpected error occurred. Please try again.",
  );
  expect(values()).toEqual({ ...filled, message: "We need one library.\nBy May." });
});

test("who has to wait hears how long, and keeps everything", async () => {
  process.env.ENQUIRY_LIMIT = "1";
  await post(filled);
  const { status, headers, document, values } = await post(filled);

  expect(status).toBe(429);
  expect(headers.get("retry-after")).toMatch(/^\d+$/);
  expect(document.querySelector(".title p")!.textContent).toContain("Please try again in 10 minutes.");
  expect(values().message).toBe("We need one library.\nBy May.");
});

test("a form on another site's page is refused, with everything in the form here", async () => {
  const { status, document, values } = await post(filled, { headers: { "Sec-Fetch-Site": "cross-site" } });

  expect(status).toBe(403);
  expect(document.querySelector(".title p")!.textContent).toContain("another website");
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

test("the page may load its own style and the site's fonts, and nothing else", async () => {
  const { headers, document, source } = await post({ ...filled, name: "" });
  const style = /<style>(.*?)<\/style>/s.exec(source)![1]!;
  const hash = createHash("sha256").update(style).digest("base64");
  const policy = headers.get("content-security-policy")!;

  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`style-src 'sha256-${hash}'`);
  expect(policy).toContain("form-action 'self'");
  expect(policy).not.toContain("unsafe");
  expect(document.querySelectorAll("[style]")).toHaveLength(0);
  expect(style).toContain("/static/sans.woff2");
  expect(document.querySelector("meta[name=robots]")!.getAttribute("content")).toBe("noindex");
});

test("a language without fonts of its own is shown in the reader's", async () => {
  const plain = await serveForTests(enquiryHandler(siteForTests, {}, TIMING));
  const response = await fetch(plain.url, {
    method: "POST",
    body: new URLSearchParams({ ...filled, name: "" }),
  });
  await plain.close();

  expect(response.status).toBe(422);
  expect(await response.text()).not.toContain("@font-face");
});

test("the first thing a keyboard reaches on the page leads to its content", async () => {
  const { document } = await post({ ...filled, name: "" });
  const skip = document.querySelector("a")!;

  expect(skip.textContent).toBe("Skip to main content");
  expect(document.querySelector(skip.getAttribute("href")!)!.tagName).toBe("MAIN");
});

test("the page leads to the rest of the site", async () => {
  const { document } = await post({ ...filled, name: "" });
  const links = [...document.querySelectorAll("nav a")].map((link) => link.getAttribute("href"));

  expect(links).toEqual(["/", "/contact"]);
  expect(document.querySelector("footer")!.textContent).toContain(`© ${new Date().getFullYear()} Brand.`);
});

import { createHash } from "node:crypto";
import { within } from "@testing-library/dom";
import { wordsForTests } from "../../test/functions/enquiry-words";
import { serveForTests } from "../../test/functions/served-handler";
import { enquiryHandler } from "./enquiry-handler";
import { siteForTests } from "../../test/functions/site-facts";
import { filled, useFormPage } from "../../test/functions/form-page";
import { TIMING } from "./timing";

/** The page that a form gets when something is wrong. */

const { served, post } = useFormPage();

test("the page is in the language of the form, and so is what the form sends next", async () => {
  const { document, page, control } = await post({ ...filled, name: "", email: "", language: "ar" });
  const { documentElement } = document;

  expect([documentElement.lang, documentElement.dir]).toEqual(["ar", "rtl"]);
  expect(control("language").value).toBe("ar");
  const texts = [
    ...document.querySelectorAll(
      "title, body > a, nav a, h1, header p, main p, main a, label, option, button",
    ),
  ];
  expect(texts.length).toBeGreaterThan(20);
  for (const { textContent } of texts) expect(textContent.trim()).toMatch(/^ع /);
  expect(page.getByRole("link", { name: "فلج" })).toHaveAttribute("href", "/ar");
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

test("mistakes are shown on a whole page, beside their fields, with everything that was typed", async () => {
  const { status, headers, document, page, control, values } = await post({
    ...filled,
    name: " ",
    email: "noor@",
  });

  expect(status).toBe(422);
  expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(document.title).toBe("Your message has not been sent | Brand");
  expect(document.documentElement.lang).toBe("en");
  expect(page.getByRole("heading", { level: 1, name: "Your message has not been sent" })).toBeVisible();
  expect(page.getByText("Please check your input and try again.")).toBeVisible();
  expect(values()).toEqual({
    ...filled,
    name: " ",
    email: "noor@",
    message: "We need one library.\nBy May.",
  });
  expect(control("name").getAttribute("aria-invalid")).toBe("true");
  expect(control("name")).toHaveAccessibleDescription("Name is required");
  expect(control("email")).toHaveAccessibleDescription("Invalid email address");
  expect(control("company").hasAttribute("aria-invalid")).toBe(false);
  expect(control("message")).toHaveAccessibleDescription(/^What are you trying to change/);
  expect(served.inbox.calls()).toBe(0);
});

test("two or more mistakes are summed up, with links to their fields; the first field has the focus", async () => {
  const { document, page, control } = await post({ ...filled, name: "", email: "", message: "" });
  const list = page.getByText("There are 3 fields to correct").nextElementSibling as HTMLElement;

  const links: HTMLElement[] = within(list).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "Name is required",
    "Invalid email address",
    "Message is required",
  ]);
  for (const link of links) expect(document.querySelector(link.getAttribute("href")!)).not.toBeNull();
  expect([...document.querySelectorAll("[autofocus]")]).toEqual([control("name")]);
});

test("one line says what happens to what is typed, with a link to more", async () => {
  const { page } = await post({ ...filled, name: "" });
  const line = within(page.getByRole("main")).getByText("We only answer you.");

  expect(line.textContent).toBe("We only answer you. Privacy");
  expect(within(line).getByRole("link", { name: "Privacy" })).toHaveAttribute("href", "/data");
});

test("one mistake needs no summary", async () => {
  const { page, control } = await post({ ...filled, message: "Hi" });

  expect(page.queryByText(/to correct$/)).toBeNull();
  expect(control("message").hasAttribute("autofocus")).toBe(true);
  expect(control("message")).toHaveAccessibleDescription(/^Message is required/);
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

test("nothing that was typed becomes markup", async () => {
  const markup = `"><script>alert('1')</script></textarea><img src=x onerror=alert(1)>&amp;`;
  const long = `\n\n${markup}`;
  const typed = { ...filled, name: "", email: markup, company: markup, service: markup, message: long };
  const { source, document, values } = await post(typed);

  expect(values()).toEqual({ ...typed, service: "" });
  expect(document.querySelectorAll("script, img")).toHaveLength(0);
  expect(source).not.toContain("<script");
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
  expect(document.querySelector("footer")!.textContent).toContain(`© ${new Date().getUTCFullYear()} Brand.`);
});

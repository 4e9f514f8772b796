import { anything, array, assert, oneof, property, record } from "fast-check";
import { JSDOM } from "jsdom";
import "../../test/fixed-seed";
import { checkEnquiry as check } from "../../src/enquiry/contract";
import { normaliseLine, normaliseText } from "../../src/enquiry/normalise";
import type { Html } from "../html";
import { enquiryForTests } from "../../test/functions/enquiry";
import { wordsForTests } from "../../test/functions/enquiry-words";
import { fontsForTests, siteForTests } from "../../test/functions/site-facts";
import { failedReply } from "./answer";
import { confirmationEmail, inboxEmail } from "./emails";
import { pageReply } from "./form-page";
import { typed, typedEnquiry } from "../../test/functions/hostile-text";

/** What holds for whatever anybody types. */

const { DOMParser } = new JSDOM().window;
const settings = { site: siteForTests, from: undefined, to: "inbox@example.com" };
const checkEnquiry = (input: unknown) => check(input, wordsForTests.form);

/** Texts without unpaired surrogates, which cannot be in a link or a page; a posted form has none. */
const whole = typed.filter((text) => !/\p{Cs}/u.test(text));

/** Nothing in a header may end its line, or turn what follows. */
const UNFIT = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

const enquiries = typedEnquiry
  .map(checkEnquiry)
  .filter((outcome) => outcome.valid)
  .map(({ enquiry }) => enquiry);

test("a line is fit for a header, and normalising it again changes nothing", () => {
  assert(
    property(typed, (text) => {
      const line = normaliseLine(text);
      expect(line).not.toMatch(UNFIT);
      expect(normaliseLine(line)).toBe(line);
    }),
  );
});

test("a text has no control character but breaks and tabs, and normalising it again changes nothing", () => {
  assert(
    property(typed, (text) => {
      const normal = normaliseText(text);
      expect(normal.replace(/[\n\t]/g, "")).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029]/u);
      expect(normaliseText(normal)).toBe(normal);
    }),
  );
});

test("whatever comes is valid or not, and what is valid stays as it is when checked again", () => {
  const fields = record({ name: anything(), email: anything(), company: anything(), message: anything() });
  assert(
    property(oneof(anything(), fields, array(anything())), (input) => {
      expect(typeof checkEnquiry(input).valid).toBe("boolean");
    }),
  );
  assert(
    property(enquiries, (enquiry) => {
      expect(checkEnquiry(enquiry)).toEqual({ valid: true, enquiry });
    }),
  );
});

test("no header of a mail holds a control character, should it even get past the contract", () => {
  const unchecked = record({ name: typed, email: whole, company: typed, message: typed }).map(
    enquiryForTests,
  );
  assert(
    property(oneof(enquiries, unchecked), (enquiry) => {
      for (const mail of [
        inboxEmail({ enquiry }, "7K2M-9PQ4", settings),
        confirmationEmail({ enquiry }, "7K2M-9PQ4", settings),
      ]) {
        // A name from right to left is isolated, in the end.
        const subject = mail.subject.replace(/\u2068([^\u2066-\u2069]*)\u2069$/, "$1");
        const headers = [mail.from, ...mail.to, subject, mail.replyTo ?? ""];
        for (const header of headers) expect(header).not.toMatch(UNFIT);
      }
    }),
  );
});

/**
 * Elements and their attributes' names, in their order. A line break of a message is one of its letters, and what
 * isolates a line depends on them.
 */
function shape(source: string): string[] {
  const { documentElement } = new DOMParser().parseFromString(source, "text/html");
  return [...documentElement.querySelectorAll("*")]
    .filter((element) => !element.matches("br, span[dir=auto]"))
    .map((element) => [element.localName, ...element.getAttributeNames()].join(" "));
}

const plain = enquiryForTests();

test("nothing that is typed becomes markup of a mail", () => {
  const shapes = [inboxEmail, confirmationEmail].map((compose) =>
    shape(compose({ enquiry: plain }, "7K2M-9PQ4", settings).html),
  );
  assert(
    property(enquiries, (enquiry) => {
      const mails = [inboxEmail, confirmationEmail].map(
        (compose) => compose({ enquiry }, "7K2M-9PQ4", settings).html,
      );
      expect(mails.map(shape)).toEqual(shapes);
      const shown = new DOMParser().parseFromString(mails[0]!, "text/html").querySelectorAll("p.text");
      expect([...shown].map(({ textContent }) => textContent.trim())).toContain(enquiry.message);
    }),
  );
});

test("nothing that is typed becomes markup of the page, and all of it is there again", () => {
  const page = (input: object) => {
    const { body } = pageReply(failedReply(502, wordsForTests), input, siteForTests, fontsForTests);
    return (body as Html).source;
  };
  const empty = shape(page({}));
  assert(
    property(
      record({ name: whole, email: whole, company: whole, service: whole, message: whole }),
      (input) => {
        const source = page(input);
        expect(shape(source)).toEqual(empty);
        const form = new DOMParser().parseFromString(source, "text/html").querySelector("form")!;
        const held = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
        for (const name of ["name", "email", "company"] as const) {
          expect(held(name).getAttribute("value")).toBe(asParsed(input[name]));
        }
        expect(held("message").textContent).toBe(asParsed(input.message));
      },
    ),
  );
});

/** The text as an HTML parser reads it: with a line feed for every line break, and U+FFFD for NUL. */
function asParsed(text: string): string {
  return text.replace(/\r\n?/g, "\n").replaceAll("\0", "\uFFFD");
}

import {
  asyncProperty,
  assert,
  constant,
  constantFrom,
  dictionary,
  jsonValue,
  oneof,
  record,
  uint8Array,
} from "fast-check";
import "../../test/fixed-seed";
import { forEachField } from "../../src/enquiry/fields";
import { useEnquiryServer } from "../../test/functions/enquiry-server";
import { TIMING } from "./timing";
import { typed, typedEnquiry } from "../../test/functions/hostile-text";

/** Posts all kinds of bodies over a real connection; the inbox refuses what the provider would refuse. */

const served = useEnquiryServer({ ENQUIRY_LIMIT: "1000000" }, { ...TIMING, attempts: 1 });

const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";

/** Objects with properties that a library might call or rely on. */
const odd = constantFrom(
  { toString: true },
  { valueOf: 1, toString: null },
  { length: 9 },
  { constructor: {} },
);
const value = oneof(typed, jsonValue(), odd);
const inherited = constantFrom("toString", "valueOf", "constructor", "hasOwnProperty", "__proto__", "then");
const fields = oneof(
  dictionary(inherited, value, { maxKeys: 3 }),
  record({ ...forEachField(() => value), id: value, topic: value }),
  typedEnquiry,
);
const asForm = (input: Record<string, unknown>) => {
  const texts = Object.entries(input).map(([name, entry]) => [name, String(entry as string)]);
  return new URLSearchParams(texts).toString();
};

const requests = oneof(
  record({
    type: constant(JSON_TYPE),
    body: oneof(fields, jsonValue()).map((input) => JSON.stringify(input)),
  }),
  record({
    type: constant(FORM_TYPE),
    body: oneof(typedEnquiry, dictionary(inherited, typed, { maxKeys: 3 })).map(asForm),
  }),
  record({
    type: constantFrom(JSON_TYPE, FORM_TYPE, "text/plain", "application/octet-stream", "x"),
    body: oneof(typed, uint8Array({ maxLength: 200 })),
  }),
);

test("whatever is posted is answered in its shape and is nobody's fault but the client's", async () => {
  await assert(
    asyncProperty(requests, async ({ type, body }) => {
      const { status, headers, answer } = await post(type, body);
      expect([200, 303, 400, 415, 422]).toContain(status);
      if (headers.get("content-type")?.startsWith(JSON_TYPE)) {
        const { success, message } = JSON.parse(answer) as Record<string, unknown>;
        expect([success, typeof message]).toEqual([status === 200, "string"]);
      } else expect(answer).toMatch(status === 303 ? /^$/ : /^<!doctype html>/);
    }),
    { numRuns: 300 },
  );
  // Some of it was a real enquiry.
  expect(served.inbox.mails().length).toBeGreaterThan(0);
});

async function post(type: string, body: BodyInit) {
  const init = { method: "POST", headers: { "Content-Type": type }, redirect: "manual" } as const;
  const response = await fetch(served.url, { ...init, body });
  return { status: response.status, headers: response.headers, answer: await response.text() };
}

import { Webhook } from "standardwebhooks";
import { readMailEvent } from "./events";

const SECRET = `whsec_${Buffer.from("a secret of the provider").toString("base64")}`;

function signed(text: string, at = new Date(), secret = SECRET) {
  return {
    "svix-id": "msg_1",
    "svix-timestamp": String(Math.floor(at.getTime() / 1000)),
    "svix-signature": new Webhook(secret).sign("msg_1", at, text),
  };
}

const read = (payload: unknown) => {
  const text = JSON.stringify(payload);
  return readMailEvent(text, signed(text), SECRET);
};

test.each(["delivered", "bounced", "complained", "failed", "suppressed"])(
  "email.%s is read, with the mail's tags",
  (outcome) => {
    const created_at = "2026-11-22T23:41:12.126Z";
    const event = { type: `email.${outcome}`, created_at, data: { email_id: "1", tags: { enquiry: "a_b" } } };

    expect(read(event)).toEqual({ outcome, tags: { enquiry: "a_b" }, happenedAt: Date.parse(created_at) });
  },
);

test("tags may be a list", () => {
  const event = { type: "email.bounced", data: { tags: [{ name: "mail", value: "inbox" }] } };

  expect(read(event)).toMatchObject({ outcome: "bounced", tags: { mail: "inbox" } });
});

test("a mail without tags has none", () => {
  expect(read({ type: "email.delivered" })).toEqual({ outcome: "delivered", tags: {}, happenedAt: NaN });
});

test.each([{ type: "email.opened" }, { type: "toString" }, { type: 7 }, [], null, "text"])(
  "%j is no event that matters",
  (payload) => {
    expect(read(payload)).toBeNull();
  },
);

test.each([
  [
    "another secret",
    signed("{}", new Date(), `whsec_${Buffer.from("another").toString("base64")}`),
    "signature",
  ],
  ["another text", signed("[]"), "signature"],
  ["a time long ago", signed("{}", new Date(Date.now() - 10 * 60_000)), "timestamp too old"],
  ["a time to come", signed("{}", new Date(Date.now() + 10 * 60_000)), "timestamp too new"],
  ["no headers", {}, "headers"],
])("a signature of %s is forged, and it is said why", (_, headers, why) => {
  expect(() => readMailEvent("{}", headers, SECRET)).toThrow(why);
});

test("of what is signed and no JSON nothing is quoted", () => {
  const text = "noor@example.com";

  expect(() => readMailEvent(text, signed(text), SECRET)).toThrow(/^Not readable$/);
});

test("a secret that is none makes every event forged", () => {
  expect(() => readMailEvent("{}", signed("{}"), "whsec_!")).toThrow();
});

import { checkPayload } from "./payload";

const mail = { from: "a@example.com", to: ["b@example.com"], subject: "Hello", html: "<p>Hi</p>" };

test.each([
  {},
  { from: "Brand <a@example.com>" },
  { from: '"Brand, Co" <a@example.com>' },
  { to: "b@example.com" },
  { reply_to: "c@example.com", text: "Hi" },
  { html: undefined, text: "Hi" },
  { headers: { "Auto-Submitted": "auto-replied" } },
])("a mail with %j is taken", (change) => {
  const payload = { ...mail, ...change };

  expect(checkPayload(payload)).toEqual({ ok: true, payload });
});

test.each([
  [{ from: undefined }, "missing_required_field", "Missing `from` field."],
  [{ to: null }, "missing_required_field", "Missing `to` field."],
  [{ subject: undefined }, "missing_required_field", "Missing `subject` field."],
  [{ html: undefined }, "missing_required_field", "Missing `html` or `text` field."],
  [{ from: 7 }, "validation_error", "Invalid `from` field."],
  [{ from: "nobody" }, "validation_error", "Invalid `from` field."],
  [{ from: "A\nB <a@example.com>" }, "validation_error", "Invalid `from` field."],
  [{ to: [] }, "validation_error", "Invalid `to` field."],
  [{ to: [7] }, "validation_error", "Invalid `to` field."],
  [{ to: Array(51).fill("b@example.com") }, "validation_error", "Invalid `to` field."],
  [{ reply_to: "c@example.com\r\nBcc: x@y.z" }, "validation_error", "Invalid `reply_to` field."],
  [{ subject: "" }, "validation_error", "Invalid `subject` field."],
  [{ subject: 7 }, "validation_error", "Invalid `subject` field."],
  [{ subject: "a\nb" }, "validation_error", "Invalid `subject` field."],
  [{ html: 7 }, "validation_error", "Invalid `html` field."],
  [{ text: {} }, "validation_error", "Invalid `text` field."],
  [{ headers: "x" }, "validation_error", "Invalid `headers` field."],
  [{ headers: { a: 1 } }, "validation_error", "Invalid `headers` field."],
])("a mail with %j is refused", (change, name, message) => {
  expect(checkPayload({ ...mail, ...change })).toMatchObject({
    ok: false,
    error: { statusCode: 422, name, message: expect.stringContaining(message) as string },
  });
});

test.each([undefined, null, "text", [mail]])("%j is no mail", (input) => {
  expect(checkPayload(input)).toMatchObject({ ok: false, error: { name: "validation_error" } });
});

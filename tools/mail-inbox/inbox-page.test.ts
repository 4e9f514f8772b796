import { mail, useInboxCalls } from "../../test/inbox-calls";

const { inbox, call, post } = useInboxCalls();

test("the page lists mails with their HTML in a sandboxed frame, and escapes their texts", async () => {
  await post({ ...mail, subject: "<script>alert(1)</script>", reply_to: "c@example.com", text: undefined });
  const response = await call("/", "GET");
  const page = await response.text();
  const { id } = inbox.mails()[0]!;

  expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(page).not.toContain("<script>alert");
  expect(page).toMatch(new RegExp(`<iframe[^>]*\\ssandbox[^>]*src="/mails/${id}"`));
  expect(page).toContain("c@example.com");
  expect(page).toContain("This mail has no text part.");
  expect(page).toContain("1 mail<");
  expect(response.headers.get("content-security-policy")).toContain("default-src 'self'");
});

test("the page counts its mails", async () => {
  await post(mail);
  await post(mail);

  expect(await (await call("/", "GET")).text()).toContain("2 mails<");
});

test("a mail's own page runs no scripts and loads nothing", async () => {
  await post(mail);
  await post({ ...mail, html: undefined });
  const [textOnly, withHtml] = inbox.mails();
  const response = await call(`/mails/${withHtml!.id}`, "GET");

  expect(await response.text()).toBe("<p>Hi</p>");
  expect(response.headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none'/);
  expect(await (await call(`/mails/${textOnly!.id}`, "GET")).text()).toBe("");
});

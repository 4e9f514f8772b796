import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { Webhook } from "standardwebhooks";
import { serveForTests } from "../../test/functions/served-handler";
import { until } from "../../test/functions/until";
import { mail } from "../../test/inbox-calls";
import { startMailInbox } from "./inbox-server";
import { Messages } from "./messages";

const SECRET = `whsec_${Buffer.from("a secret").toString("base64")}`;

/** A site that keeps the events it gets, and an inbox that sends it some. */
async function withSite(delayMs: number, statuses: number[] = []) {
  const events: { type: string; data: { tags: unknown } }[] = [];
  const site = await serveForTests((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      const { "svix-id": id, "svix-timestamp": timestamp, "svix-signature": signature } = request.headers;
      const headers = { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signature };
      const event = new Webhook(SECRET).verify(text, headers as Record<string, string>);
      const status = statuses.shift() ?? 200;
      if (status === 200) events.push(event as (typeof events)[number]);
      response.writeHead(status).end();
    });
  });
  const url = `${site.url}/api/mail-events`;
  const telling = await startMailInbox({ events: { url, secret: SECRET, delayMs }, messageSecret: SECRET });
  const untilTold = (count: number) => until(() => events.length >= count);
  const close = async () => {
    await telling.close();
    await site.close();
  };
  const accept = async () => {
    const init = { method: "POST", headers: { Authorization: "Bearer re" }, body: JSON.stringify(tagged) };
    return ((await (await fetch(`${telling.url}/emails`, init)).json()) as { id: string }).id;
  };
  return { events, untilTold, close, accept, url: telling.url };
}

const tagged = { ...mail, tags: [{ name: "enquiry", value: "a_b" }] };

test("a mail is delivered by itself: the site is told so, signed and with the mail's tags", async () => {
  const { events, untilTold, close, accept } = await withSite(1);
  await accept();
  await untilTold(1);
  await close();

  expect(events).toMatchObject([{ type: "email.delivered", data: { tags: { enquiry: "a_b" } } }]);
});

test("a site that answers 503 gets the event again", async () => {
  const { events, untilTold, close, accept } = await withSite(1, [503]);
  await accept();
  await untilTold(1);
  await close();

  expect(events).toHaveLength(1);
});

test("a button says otherwise, and then the mail is not delivered by itself", async () => {
  const { events, close, accept, url } = await withSite(400);
  const id = await accept();
  const before = await (await fetch(url)).text();
  expect((await fetch(`${url}/api/mails/${id}/events/bounced`, { method: "POST" })).status).toBe(200);
  const after = await (await fetch(url)).text();
  await wait(600);
  await close();

  expect(events.map(({ type }) => type)).toEqual(["email.bounced"]);
  expect(before).toContain(`data-event="/api/mails/${id}/events/bounced"`);
  expect(after).toContain("Told the site: bounced (200)");
});

test("what the site tells other systems is shown once it is verified, and each message once", async () => {
  const { close, url } = await withSite(1);
  const body = JSON.stringify({ type: "enquiry.received", timestamp: "now", data: { name: "<Noor>" } });
  const now = new Date();
  const headers = {
    "webhook-id": "msg_1",
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    "webhook-signature": new Webhook(SECRET).sign("msg_1", now, body),
  };
  const tell = async (text: string) =>
    (await fetch(`${url}/api/messages`, { method: "POST", body: text, headers })).status;

  expect([await tell(body), await tell(body), await tell("{}")]).toEqual([200, 200, 401]);
  expect(await (await fetch(`${url}/api/messages`)).json()).toMatchObject([{ id: "msg_1", times: 2 }]);
  expect(await (await fetch(url)).text()).toContain("&lt;Noor&gt;");
  await close();
});

test("a message whose sender goes away while it sends is not genuine", async () => {
  const request = Object.assign(new Readable(), { headers: {} }).destroy(new Error("aborted"));

  expect(await new Messages(SECRET).receive(request as unknown as IncomingMessage)).toBe(false);
});

import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { FaultPlan, readFaults } from "./faults";
import type { Fault } from "./faults";
import { inboxPage } from "./inbox-page";
import { MailEvents, OUTCOMES } from "./mail-events";
import type { EventTarget } from "./mail-events";
import { Messages } from "./messages";
import { takeMail } from "./provider";
import type { Provider } from "./provider";
import { MailStore } from "./store";
import type { StoredMail } from "./store";
import { readBody, send, sendJson } from "./wire";

export type MailInboxOptions = {
  /** 0 takes any free port. */
  port?: number;
  /** The only bearer key that is accepted. Default: any. */
  key?: string;
  /** The site to which events about its mails are sent. Default: none. */
  events?: EventTarget;
  /**
   * The secret of the site's messages to other systems, which this inbox then takes and shows. Default: it takes none.
   */
  messageSecret?: string;
};

export type MailInbox = {
  /** Its address without a trailing slash, as RESEND_BASE_URL takes it. */
  url: string;
  /** The mails accepted so far, newest first. */
  mails: () => StoredMail[];
  /** How many times `POST /emails` was called, whatever the answer. */
  calls: () => number;
  /** Adds a fault to those in effect. */
  fail: (fault: Fault) => void;
  /** Deletes mails and faults, and resets the count of calls. */
  reset: () => void;
  /** Stops listening and closes open connections. */
  close: () => Promise<void>;
};

/**
 * Starts an inbox that implements the provider's API and shows every mail it received.
 * @throws the error of `listen`: `EADDRINUSE` if the port is taken
 */
export async function startMailInbox(options: MailInboxOptions = {}): Promise<MailInbox> {
  const { port = 0, key } = options;
  const events = new MailEvents(options.events);
  const provider: Provider = { store: new MailStore(), faults: new FaultPlan(), events, key };
  const messages = new Messages(options.messageSecret);
  let calls = 0;
  const server = createServer((request, response) => {
    const route = `${request.method} ${request.url?.split("?")[0]}`;
    if (route === "POST /emails") calls += 1;
    void answer(route, request, response, provider, messages);
  });
  await once(server.listen(port, "localhost"), "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    mails: () => provider.store.all(),
    calls: () => calls,
    fail: (fault) => provider.faults.add(fault),
    reset: () => {
      provider.store.clear();
      provider.faults.clear();
      events.clear();
      messages.clear();
      calls = 0;
    },
    close: () =>
      new Promise((resolve) => {
        events.clear();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const CSS = readFileSync(new URL("inbox.css", import.meta.url), "utf8");
const JS = readFileSync(new URL("inbox.js", import.meta.url), "utf8");
/** The policy of a mail's own page: no scripts, no forms, nothing from other origins. */
const MAIL_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

async function answer(
  route: string,
  request: IncomingMessage,
  response: ServerResponse,
  provider: Provider,
  messages: Messages,
): Promise<void> {
  const { store, faults, events } = provider;
  switch (route) {
    case "POST /emails":
      return takeMail(request, response, provider);
    case "GET /":
      return send(response, 200, "text/html; charset=utf-8", inboxPage(store.all(), events, messages.all()));
    case "GET /inbox.css":
      return send(response, 200, "text/css; charset=utf-8", CSS);
    case "GET /inbox.js":
      return send(response, 200, "text/javascript; charset=utf-8", JS);
    case "GET /api/mails":
      return sendJson(response, 200, store.all());
    case "DELETE /api/mails":
      store.clear();
      events.clear();
      messages.clear();
      return sendJson(response, 200, []);
    case "POST /api/faults": {
      const read = readFaults(await readBody(request));
      if (typeof read === "string") return sendJson(response, 422, { message: read });
      for (const fault of read) faults.add(fault);
      return sendJson(response, 200, read);
    }
    case "POST /api/messages":
      return sendJson(response, (await messages.receive(request)) ? 200 : 401, {});
    case "GET /api/messages":
      return sendJson(response, 200, messages.all());
    case "DELETE /api/faults":
      faults.clear();
      return sendJson(response, 200, []);
  }
  const [, told = "", outcome] = /^POST \/api\/mails\/(.+)\/events\/(\w+)$/.exec(route) ?? [];
  const subject = store.find(told);
  const event = OUTCOMES.find((known) => known === outcome);
  if (subject && event) {
    await events.send(subject, event);
    return sendJson(response, 200, events.about(subject));
  }
  const mail = store.find(/^GET \/mails\/(.+)$/.exec(route)?.[1] ?? "");
  if (mail !== undefined)
    return send(response, 200, "text/html; charset=utf-8", mail.payload.html ?? "", MAIL_POLICY);
  sendJson(response, 404, {
    statusCode: 404,
    name: "not_found",
    message: "The requested endpoint does not exist",
  });
}

import { html } from "../../functions/html";
import type { Html } from "../../functions/html";
import { OUTCOMES } from "./mail-events";
import type { MailEvents } from "./mail-events";
import type { ReceivedMessage } from "./messages";
import type { StoredMail } from "./store";

/** The page that lists every mail, newest first. inbox.js keeps it up to date. */
export function inboxPage(
  mails: readonly StoredMail[],
  events: MailEvents,
  messages: readonly ReceivedMessage[],
): string {
  const count = mails.length === 1 ? "1 mail" : `${mails.length} mails`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Mail inbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/inbox.css" />
        <script src="/inbox.js" defer></script>
      </head>
      <body>
        <header>
          <h1>Mail inbox</h1>
          <p>Every mail that the site sends ends here. Nothing leaves this machine.</p>
        </header>
        <main>
          <div class="bar">
            <p role="status" id="count">${count}</p>
            <button type="button" id="clear">Delete all</button>
          </div>
          <div id="mails">${mails.map((mail) => mailArticle(mail, events))}</div>
          <section id="messages" aria-labelledby="messages-title">
            <h2 id="messages-title">Told to other systems</h2>
            ${messages.map(message)} ${messages.length === 0 ? html`<p>Nothing so far.</p>` : []}
          </section>
        </main>
      </body>
    </html>`.source;
}

function mailArticle(mail: StoredMail, events: MailEvents): Html {
  const { id, receivedAt, idempotencyKey, headers, payload } = mail;
  return html`<article id="mail-${id}" aria-labelledby="subject-${id}">
    <h2 id="subject-${id}"><bdi>${payload.subject}</bdi></h2>
    <dl>
      ${fact("From", payload.from)} ${fact("To", payload.to)} ${fact("Reply to", payload.reply_to)}
      ${fact("Received", receivedAt)} ${fact("Key", idempotencyKey ?? undefined)}
    </dl>
    ${events.target === undefined ? [] : eventBar(mail, events)}
    <details open>
      <summary>HTML</summary>
      <iframe sandbox loading="lazy" title="HTML of ${payload.subject}" src="/mails/${id}"></iframe>
    </details>
    ${part("Text", payload.text ?? "This mail has no text part.")}
    ${part("Headers", JSON.stringify(headers, null, 2))} ${part("JSON", JSON.stringify(payload, null, 2))}
  </article>`;
}

/** The provider's events about a mail, and a button for each kind of event. */
function eventBar(mail: StoredMail, events: MailEvents): Html {
  const sent = events.about(mail).map(({ outcome, answer }) => `${outcome} (${answer ?? "no answer"})`);
  return html`<div class="events" id="events-${mail.id}">
    <p>
      ${sent.length > 0 ? `Told the site: ${sent.join(", ")}` : "The site will be told that it was delivered."}
    </p>
    ${OUTCOMES.map(
      (outcome) =>
        html`<button type="button" data-event="/api/mails/${mail.id}/events/${outcome}">${outcome}</button> `,
    )}
  </div>`;
}

/** A message from the site, whose signature is valid. */
function message({ id, times, payload }: ReceivedMessage): Html {
  const { type, timestamp, data } = payload;
  return html`<article id="message-${id}" aria-labelledby="type-${id}">
    <h3 id="type-${id}">${type}</h3>
    <dl>
      ${fact("Id", id)} ${fact("Time", timestamp)} ${fact("Came", times === 1 ? "once" : `${times} times`)}
      ${Object.entries(data).map(([key, value]) => fact(key, value))}
    </dl>
  </article>`;
}

function fact(term: string, value: string | string[] | undefined): Html {
  if (value === undefined) return html``;
  return html`<div>
    <dt>${term}</dt>
    <dd>${[value].flat().join(", ")}</dd>
  </div>`;
}

function part(title: string, content: string): Html {
  // Scrollable areas have to be reachable by keyboard.
  return html`<details>
    <summary>${title}</summary>
    <pre tabindex="0" role="group" aria-label="${title}" dir="auto">${content}</pre>
  </details>`;
}

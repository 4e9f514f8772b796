import { html } from "../../functions/html";
import type { Html } from "../../functions/html";
import type { StoredMail } from "./store";

/** The page that lists every mail, newest first. inbox.js keeps it up to date. */
export function inboxPage(mails: readonly StoredMail[]): string {
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
          <div id="mails">${mails.map(mailArticle)}</div>
        </main>
      </body>
    </html>`.source;
}

function mailArticle({ id, receivedAt, idempotencyKey, headers, payload }: StoredMail): Html {
  return html`<article id="mail-${id}" aria-labelledby="subject-${id}">
    <h2 id="subject-${id}"><bdi>${payload.subject}</bdi></h2>
    <dl>
      ${fact("From", payload.from)} ${fact("To", payload.to)} ${fact("Reply to", payload.reply_to)}
      ${fact("Received", receivedAt)} ${fact("Key", idempotencyKey ?? undefined)}
    </dl>
    <details open>
      <summary>HTML</summary>
      <iframe sandbox loading="lazy" title="HTML of ${payload.subject}" src="/mails/${id}"></iframe>
    </details>
    ${part("Text", payload.text ?? "This mail has no text part.")}
    ${part("Headers", JSON.stringify(headers, null, 2))} ${part("JSON", JSON.stringify(payload, null, 2))}
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

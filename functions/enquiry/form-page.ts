import { MARK_PATHS } from "../../src/theme/mark";
import { CONTACT_PATH, SENT_ID } from "../../src/enquiry/paths";
import { html, styleSheet } from "../html";
import type { Html } from "../html";
import type { Reply } from "../http/reply";
import type { SiteFacts } from "../site/facts";
import type { EnquiryReply } from "./answer";
import { pageForm } from "./form-page-fields";
import { pagePolicy, pageStyle } from "./form-page-style";
import type { PageFonts } from "./form-page-style";
import { typedValues } from "./parse";

/**
 * The answer to a form that was posted without a script: on success a redirect to the confirmation on the contact page;
 * otherwise a whole page that says what is wrong, and holds the form with all that was typed.
 */
export function pageReply(reply: EnquiryReply, input: unknown, site: SiteFacts, fonts: PageFonts): Reply {
  const { status, headers, body } = reply;
  if (body.success) return { status: 303, headers: { Location: `${CONTACT_PATH}#${SENT_ID}` } };
  const style = pageStyle(fonts);
  const { form, answers } = site.words;
  const { title, skip } = answers.page;
  const errors = body.errors ?? {};
  // Only mistakes can be corrected here; after any other failure another way to reach us helps.
  const direct = body.errors === undefined ? directly(site) : html``;
  const page = html`<!doctype html>
    <html lang="${site.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} | ${site.brand}</title>
        <link rel="icon" href="data:," />
        ${styleSheet(style)}
      </head>
      <body>
        <a class="skip" href="#main">${skip}</a>
        <header>
          ${bar(site)}
          <div class="title">
            <h1>${title}</h1>
            <p>${body.message}</p>
            ${direct}
          </div>
        </header>
        <main id="main" tabindex="-1">${pageForm(typedValues(input), errors, form, site.language)}</main>
        <footer>
          <p>© ${String(new Date().getFullYear())} ${site.brand}. ${site.copyright}</p>
        </footer>
      </body>
    </html>`;
  const security = { "Content-Security-Policy": pagePolicy(style), "X-Content-Type-Options": "nosniff" };
  return { status, headers: { ...headers, ...security }, body: page };
}

function bar({ brand, navigation, words }: SiteFacts): Html {
  return html`<div class="bar">
    <a class="home" href="/">${LOGO}${brand}</a>
    <nav aria-label="${words.answers.page.navigation}">
      <ul>
        ${navigation.map(({ label, to }) => html`<li><a href="${to}">${label}</a></li>`)}
      </ul>
    </nav>
  </div>`;
}

function directly({ email, phones, words }: SiteFacts): Html {
  const calls = phones.map((phone) => html`, <a href="tel:${phone.replace(/\s/g, "")}">${phone}</a>`);
  return html`<p class="direct">
    ${words.answers.page.direct} <a href="mailto:${email}">${email}</a>${calls}
  </p>`;
}

const LOGO = html`<svg
  aria-hidden="true"
  width="34"
  height="34"
  viewBox="0 0 24 24"
  fill="none"
  stroke="currentColor"
  stroke-width="2.4"
  stroke-linecap="round"
  stroke-linejoin="round"
>
  ${MARK_PATHS.map((path) => html`<path d="${path}" />`)}
</svg>`;

import { MARK_PATHS } from "../../src/theme/mark";
import { SENT_ID } from "../../src/enquiry/paths";
import { html, styleSheet } from "../html";
import type { Html } from "../html";
import type { Reply } from "../http/reply";
import { editionIn } from "../site/facts";
import type { Edition, SiteFacts } from "../site/facts";
import type { EnquiryReply } from "./answer";
import { emailLink, phoneLink } from "./contact-link";
import { icon, pageForm } from "./form-page-fields";
import { pagePolicy, pageStyle } from "./form-page-style";
import type { PageFonts } from "./form-page-style";
import { languageIn, typedValues } from "./parse";

/**
 * The answer to a form that was posted without a script: on success a redirect to the confirmation on the contact page;
 * otherwise a whole page that says what is wrong, and holds the form with all that was typed. Both in the language of the
 * form.
 */
export function pageReply(reply: EnquiryReply, input: unknown, site: SiteFacts, fonts: PageFonts): Reply {
  const { status, headers, body } = reply;
  const edition = editionIn(site, languageIn(input));
  if (body.success) return { status: 303, headers: { Location: `${edition.contact}#${SENT_ID}` } };
  const { brand, language, direction, copyright, words } = edition;
  const style = pageStyle(fonts[language]);
  const { answers } = words;
  const { title, skip } = answers.page;
  const errors = body.errors ?? {};
  // Only mistakes can be corrected here; after any other failure another way to reach us helps.
  const direct = body.errors === undefined ? directly(site, edition) : html``;
  const page = html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} | ${brand}</title>
        <link rel="icon" href="data:," />
        ${styleSheet(style)}
      </head>
      <body>
        <a class="skip" href="#main">${skip}</a>
        <header>
          ${bar(edition)}
          <div class="title">
            <h1>${title}</h1>
            <p>${body.message}</p>
            ${direct}
          </div>
        </header>
        <main id="main" tabindex="-1">${pageForm(typedValues(input), errors, edition)}</main>
        <footer>
          <p>© ${String(new Date().getUTCFullYear())} ${brand}. ${copyright}</p>
        </footer>
      </body>
    </html>`;
  const security = { "Content-Security-Policy": pagePolicy(style), "X-Content-Type-Options": "nosniff" };
  return { status, headers: { ...headers, ...security }, body: page };
}

function bar({ brand, home, navigation, words }: Edition): Html {
  return html`<div class="bar">
    <a class="home" href="${home}">${LOGO}${brand}</a>
    <nav aria-label="${words.answers.page.navigation}">
      <ul>
        ${navigation.map(({ label, to }) => html`<li><a href="${to}">${label}</a></li>`)}
      </ul>
    </nav>
  </div>`;
}

function directly({ email, phones }: SiteFacts, { words }: Edition): Html {
  const calls = phones.map((phone) => html` ${phoneLink(phone)}`);
  return html`<p class="direct">${words.answers.page.direct} ${emailLink(email)}${calls}</p>`;
}

const LOGO = icon(html`${MARK_PATHS.map((path) => html`<path d="${path}" />`)}`, 34, "2.4");

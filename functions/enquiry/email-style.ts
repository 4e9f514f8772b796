import { color } from "../../src/theme/tokens";
import { html } from "../html";
import type { Direction } from "../isolate";

const SANS = "-apple-system, Segoe UI, Roboto, Helvetica, Arial, sans-serif";
const SERIF = "Georgia, Times New Roman, serif";
const ARABIC = "Segoe UI, Tahoma, Geeza Pro, Arial, sans-serif";

/** Type by direction, since mails have the reader's own fonts: Arabic letters need more room above and below. */
export const TYPE: Record<Direction, Record<"heading" | "text" | "paragraph" | "label", string>> = {
  ltr: {
    heading: `400 26px/1.2 ${SERIF}`,
    text: `400 17px/1.5 ${SANS}`,
    paragraph: `400 17px/1.6 ${SANS}`,
    label: `400 14px/1.5 ${SANS}`,
  },
  rtl: {
    heading: `400 27px/1.5 ${ARABIC}`,
    text: `400 17px/1.8 ${ARABIC}`,
    paragraph: `400 17px/1.8 ${ARABIC}`,
    label: `400 15px/1.8 ${ARABIC}`,
  },
};

/** Light colours are inline, for every client; dark ones are for clients that support the media query. */
export const STYLES = html`<style>
  :root {
    color-scheme: light dark;
    supported-color-schemes: light dark;
  }
  @media (max-width: 600px) {
    .pad {
      padding: 24px 20px !important;
    }
  }
  @media (prefers-color-scheme: dark) {
    .page {
      background: ${color.ink} !important;
    }
    .panel {
      background: ${color.ink900} !important;
    }
    .text {
      color: ${color.paper} !important;
    }
    .label {
      color: ${color.mist} !important;
    }
    .link {
      color: ${color.water} !important;
    }
    .rule {
      border-color: ${color.ink700} !important;
    }
  }
</style>`;

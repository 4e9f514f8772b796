import { createHash } from "node:crypto";
import { MESSAGE_MIN_HEIGHT_PX } from "../../src/config";
import { color, ease, media, mirrored, radius, time } from "../../src/theme/tokens";
import { type } from "../../src/theme/type";

/** The site's fonts as CSS, by language: font faces, and the custom properties that the levels of type use. */
export type PageFonts = Readonly<Record<string, string>>;

/**
 * The style of the page that answers a form posted without a script: the site's tokens, in one small sheet.
 * @param fonts of the page's language
 */
export function pageStyle(fonts = ""): string {
  return `${fonts}
:root { --gutter: clamp(20px, 5.56vw, 80px); --focus: ${color.teal}; --dir: 1; }
:root[dir="rtl"] { --dir: -1; }
*, *::before, *::after { box-sizing: border-box; }
html { background: ${color.paper}; color: ${color.ink}; text-size-adjust: 100%; -webkit-text-size-adjust: 100%; }
body { margin: 0; min-width: 320px; ${type.body} -webkit-font-smoothing: antialiased; }
${media.moving} { @view-transition { navigation: auto; } }
h1, p, ul { margin: 0; padding: 0; }
ul { list-style: none; }
p { max-width: 68ch; text-wrap: pretty; }
a { color: inherit; }
svg { display: block; flex: none; }
button, input, select, textarea { font: inherit; color: inherit; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
main:focus { outline: none; }
header, footer { --focus: ${color.amber}; background: ${color.ink}; color: ${color.paper}; }
header > *, main, footer { padding-inline: max(var(--gutter), (100% - 1280px) / 2); }
.bar { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 40px;
  padding-block: 18px; }
.bar a { ${type.button} display: inline-flex; align-items: center; min-height: 44px; text-decoration: none; }
.bar a:hover { color: ${color.amber}; }
.bar .home { gap: 14px; font: 400 1.75rem/1 var(--serif); letter-spacing: var(--tracking, -0.02em); }
.bar ul { display: flex; flex-wrap: wrap; gap: 0 clamp(20px, 3vw, 40px); }
.bar li:last-child a { padding-inline: 24px; border: 1.5px solid; border-radius: ${radius.pill}; }
.skip { ${type.button} position: absolute; top: -64px; inset-inline-start: 12px; padding: 14px 22px; border-radius: ${radius.pill};
  background: ${color.amber}; color: ${color.ink}; }
.skip:focus { top: 12px; outline-color: ${color.paper}; }
.title { padding-block: 48px 64px; }
h1 { ${type.h1} font-weight: 400; max-width: 11em; text-wrap: balance; }
.title p { ${type.lead} max-width: 34em; margin-top: 28px; color: ${color.mist}; }
.title .direct { display: flex; flex-wrap: wrap; gap: 0 20px; margin-top: 16px; }
.direct a { color: ${color.amber}; white-space: nowrap; text-underline-offset: 5px; }
main { padding-block: 64px 96px; }
form { display: grid; gap: 24px 20px; max-width: 740px; }
form > * { min-width: 0; grid-column: 1 / -1; }
.label { display: flex; justify-content: space-between; align-items: baseline; margin-bottom: 8px; }
.label label { ${type.button} padding-block: 4px; }
.label span, .hint, .promise, .privacy { ${type.small} color: ${color.subtle}; }
.privacy a { text-underline-offset: 4px; }
.hint, .error { margin-top: 8px; }
.error { ${type.small} display: flex; gap: 8px; color: ${color.red}; font-weight: 500; }
:root[dir="rtl"] input[dir="ltr"] { text-align: end; }
input, select, textarea { width: 100%; min-height: 52px; padding: 12px 16px; border: 1.5px solid ${color.control};
  border-radius: ${radius.control}; background: ${color.white}; font-size: 1.0625rem; line-height: 1.5; }
.choice { position: relative; }
.choice svg { position: absolute; top: 16px; inset-inline-end: 16px; pointer-events: none; }
select { padding-inline-end: 48px; appearance: none; text-overflow: ellipsis; }
textarea { display: block; min-height: ${MESSAGE_MIN_HEIGHT_PX}px; resize: vertical; }
:is(input, select, textarea):hover { border-color: ${color.ink}; }
:is(input, select, textarea):focus { border-color: ${color.teal}; outline: 3px solid ${color.teal}; outline-offset: 2px; }
[aria-invalid="true"] { border: 2px solid ${color.red}; }
.honeypot { display: none; }
.summary { display: flex; gap: 14px; padding: 18px 20px; border: 2px solid ${color.red};
  border-radius: ${radius.control}; background: ${color.redTint}; color: ${color.red}; }
.summary p { ${type.button} font-weight: 600; padding-block: 3px 6px; color: ${color.ink}; }
.summary a { ${type.small} display: inline-block; padding-block: 4px; font-weight: 500; text-underline-offset: 4px; }
.send { display: flex; flex-wrap: wrap; align-items: center; gap: 16px 20px; }
button { ${type.button} display: inline-flex; align-items: center; gap: 14px; min-height: 52px; padding: 0 26px;
  border: 0; border-radius: ${radius.pill}; background: ${color.ink}; color: ${color.paper}; cursor: pointer;
  transition: background-color ${time.hover} ${ease.standard}; }
button svg { ${mirrored} }
button:hover { background: ${color.teal}; color: ${color.white}; }
button:active { background: ${color.tealDark}; }
footer { ${type.small} padding-block: 28px; color: ${color.mist2}; }
${media.sm} { form { grid-template-columns: repeat(2, minmax(0, 1fr)); } form > .half { grid-column: auto; } }
${media.lg} { .title { padding-block: 96px 88px; } main { padding-block: 88px 128px; } }
${media.reducedMotion} { * { transition: none !important; } }
`;
}

/**
 * What the page may load and do: its own style, the site's fonts, and post its form here. Nothing that a visitor
 * typed could run, even if it were not escaped.
 */
export function pagePolicy(style: string): string {
  const hash = createHash("sha256").update(style).digest("base64");
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "font-src 'self'",
    "img-src 'self' data:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

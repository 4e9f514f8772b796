import { color, media } from "./tokens";

/**
 * Pages on paper: ink on white, without what only a screen can use, and the contact details at the end. Component styles
 * are more specific than these, hence `!important`.
 */
export const printStyles = `
  @page { margin: 18mm; }
  ${media.print} {
    :root, [data-ground] { --button: transparent; --button-text: ${color.ink}; }
    :root { --section: 22px; --art-end: 0px; --header: 56px; --gutter: 18px; --indent: 22px; --motion: 0; }
    html, body { background: none; padding: 0; }
    /* Text of about 9 pt, and sheets as wide as their tables need. */
    #___gatsby { zoom: 0.7; }
    h1 { font-size: 2.75rem !important; max-width: none !important; }
    h2 { font-size: 1.75rem !important; margin-bottom: 12px !important; }
    h1, h2, h3, h4, .heading, .subheading, h2 + p:last-child { break-after: avoid; }
    /* Rows of a grid ignore that. */
    :has(> .heading) { display: block !important; }
    li, details, dl > div, tr, .heading, .content > ul, :has(> .node) { break-inside: avoid; }
    p { orphans: 3; widows: 3; }

    /* A form, what leads to it and what stands around it; once it is sent, there is a confirmation instead. */
    form, [data-ground="dark"] :has(> a[href="#enquiry"]), #enquiry:has(form:not([hidden])),
    #main div:has(> form:not([hidden])):not(:has(:target)), #main div:has(> form:not([hidden])) + ol,
    /* What only a screen can use. */
    body > :not(#___gatsby), dialog, aside, [role="status"], [role="alert"],
    a[href="#main"], header nav, header button, .narrow, [data-ground="dark"] picture, [data-kind], .x,
    section[aria-roledescription] > div:last-child, [data-current="false"], .plus, .siblings, ul:has([aria-disabled]), .sign,
    footer .about p, footer h2, footer .columns > :nth-child(2), footer .columns > :nth-child(3), footer .legal > :not(p) {
      display: none !important;
    }
    /*
     * The specimen comes last and is not split: most services then take one page, and their specimens another. Not in
     * Safari, where page breaks in a flex container are untested.
     */
    @supports (overflow-anchor: auto) {
      #main:has(> #specimen) { display: flex; flex-direction: column; }
      #specimen { order: 1; }
    }
    #specimen { break-inside: avoid; }
    #specimen > div { padding-block: 0 var(--section) !important; }
    header { position: static !important; }
    #main > * { background: none !important; }
    main *, header *, footer * { box-shadow: none !important; }
    header, footer, footer *, [data-ground="dark"], [data-ground="dark"] * {
      min-height: 0 !important; background: none !important; color: ${color.ink} !important;
    }
    [data-ground="dark"] { --channel: ${color.teal}; border-color: ${color.ink}; }
    section[aria-roledescription] [role="group"], section[aria-roledescription] [role="group"] > div {
      padding-block: 0 16px !important; transform: none !important;
    }
    [data-ground="dark"] > div { padding-block: 12px 20px !important; }
    /* Every answer is read, open or not. */
    details::details-content { content-visibility: visible !important; opacity: 1 !important; transform: none !important; }
    /* Buttons have no background on paper, so they align with the edge of the text. */
    a:has(> [data-arrow]) { padding-inline: 0 !important; }
    footer { padding: 0 !important; margin-inline: 18px; border-top: 1px solid ${color.ink}; break-inside: avoid; }
    footer .columns { display: flex !important; flex-wrap: wrap; row-gap: 0 !important; padding: 12px 0 0 !important; justify-content: space-between; align-items: baseline; }
    footer .legal { display: block !important; padding: 0 !important; border: 0 !important; }
    footer address { display: flex !important; flex-wrap: wrap; gap: 0 32px; }
  }
`;

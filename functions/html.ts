const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Markup that is safe to send. Only the functions below make it, and they escape what they are given. */
export class Html {
  private constructor(readonly source: string) {}

  /** Tag of a template literal: its own text is markup, every value put into it is escaped unless it is Html. */
  static template(this: void, markup: TemplateStringsArray, ...values: HtmlValue[]): Html {
    return new Html(String.raw({ raw: markup }, ...values.map(render)));
  }

  /** The lines of a text, with a `<br>` between two. */
  static lines(this: void, lines: readonly HtmlValue[]): Html {
    return new Html(lines.map(render).join("<br>\n"));
  }

  /** A text with markup in the place of each of its placeholders, `{name}`; the text itself is escaped. */
  static filled(this: void, text: string, values: Record<string, Html>): Html {
    const parts = text.split(/\{(\w+)\}/);
    const filled = parts.map((part, index) =>
      index % 2 === 0 ? escape(part) : render(values[part] ?? `{${part}}`),
    );
    return new Html(filled.join(""));
  }

  /** A style element. A sheet is not escaped, so it must be ours: what could end the element early is refused. */
  static sheet(this: void, css: string): Html {
    if (css.includes("<")) throw new TypeError("A style sheet holds no markup.");
    return new Html(`<style>${css}</style>`);
  }
}

export const html = Html.template;
export const fillHtml = Html.filled;
export const withBreaks = Html.lines;
export const styleSheet = Html.sheet;

type HtmlValue = string | Html | readonly Html[];

function render(value: HtmlValue): string {
  if (typeof value === "string") return escape(value);
  return value instanceof Html ? value.source : value.map(({ source }) => source).join("");
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}

/**
 * Styles serve both reading directions, so they use logical properties: `inset-inline-start`, not `left`. What has no
 * logical property uses the direction's factor, `--dir` (src/theme/tokens.ts: `forward`, `startEdge`, `mirrored`).
 *
 * Pictures and drawings are mirrored whole, so positions inside them (`object-position`, `circle at …`) stay as they
 * are.
 */

const SIDE = "(?:left|right)";

const PHYSICAL = [
  `(?:${SIDE}|(?:margin|padding|border|scroll-margin|scroll-padding)-${SIDE}(?:-[a-z]+)?)\\s*:`,
  `border-(?:top|bottom)-${SIDE}-radius\\s*:`,
  `(?:text-align|float|clear|caption-side|justify-[a-z]+|transform-origin)\\s*:[^;{}]*\\b${SIDE}\\b`,
  `(?:repeating-)?linear-gradient\\(\\s*(?:to [a-z ]*${SIDE}\\b|-?(?!0deg|180deg)[\\d.]+(?:deg|turn|rad))`,
].map((pattern) => new RegExp(`(?<![\\w-])${pattern}`, "u"));

const SHORTHAND = /(?<![\w-])(?:margin|padding|inset|border-width|border-style|border-color)\s*:([^;{}]*)/gu;
const ROUNDED = /(?<![\w-])border-radius\s*:([^;{}]*)/gu;
const TRANSLATION = /(?<![\w-])(?:translate(?:X|3d)?\(|translate\s*:)([^;{}]*)/gu;
const STYLE_KEY =
  /^(?:(?:margin|padding|border|scrollMargin|scrollPadding)?(?:left|right)|(?:margin|padding|border)(?:Left|Right)\w*)$/u;

/** The words of a value; what stands in brackets is one word. */
function words(value) {
  let depth = 0;
  let spaced = "";
  for (const character of value.trim()) {
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    spaced += depth > 0 && character === " " ? "_" : character;
  }
  return spaced.split(/\s/u).filter((word) => word !== "" && word !== "!important");
}

/** Whether a value has four sides, of which the second and the fourth, right and left, differ. */
function differs(value) {
  const [, right, , left] = words(value);
  return left !== undefined && left !== right;
}

/** Whether the corners at the left and at the right differ. */
function isLopsided(value) {
  const [first, second = first, third = first, fourth = second] = words(value);
  return first !== second || third !== fourth;
}

/** Whether a value moves something across by a fixed amount, instead of along the reading direction. */
function movesAcross(value, { isProperty }) {
  const across = isProperty ? words(value)[0] : value;
  return !/^\s*(?:0|none|\S*__forward__)/u.test(across ?? "0") && !value.includes("--dir");
}

function problemIn(css) {
  const styles = css.replace(/\/\*[^]*?\*\//gu, "");
  const physical = PHYSICAL.map((pattern) => pattern.exec(styles)?.[0]).find(Boolean);
  if (physical) return physical.trim();
  for (const [text, value] of styles.matchAll(SHORTHAND)) if (differs(value)) return text.trim();
  for (const [text, value] of styles.matchAll(ROUNDED)) if (isLopsided(value)) return text.trim();
  for (const [text, value] of styles.matchAll(TRANSLATION)) {
    if (movesAcross(value, { isProperty: text.startsWith("translate:") })) return text.trim();
  }
  return undefined;
}

/** A template's text; a value computed by `forward` and its like is marked, any other is one word. */
const textOf = (node) =>
  node.quasis
    .map(({ value }, index) => {
      const inserted = node.expressions[index];
      const callee = inserted?.type === "CallExpression" ? inserted.callee.name : undefined;
      return value.cooked + (inserted ? (callee === "forward" ? "__forward__" : "__value__") : "");
    })
    .join("");

const rule = {
  meta: {
    type: "problem",
    schema: [],
    messages: { physical: "“{{text}}” names a side: use the logical property." },
  },
  create: (context) => {
    const report = (node, text) => text && context.report({ node, messageId: "physical", data: { text } });
    return {
      TemplateLiteral: (node) => report(node, problemIn(textOf(node))),
      "JSXAttribute[name.name='style'] Property": (node) => {
        const key = String(node.key.name ?? node.key.value);
        report(node, STYLE_KEY.test(key) ? key : undefined);
      },
    };
  },
};

/** The rule, for all files with styles of the site. */
export const logicalProperties = {
  files: ["src/**/*.{ts,tsx}", "functions/enquiry/form-page-style.ts", "gatsby-{browser,ssr}.tsx"],
  ignores: ["**/*.test.{ts,tsx}"],
  plugins: { direction: { rules: { "logical-properties": rule } } },
  rules: { "direction/logical-properties": "error" },
};

import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { HtmlValidate, StaticConfigLoader, type HtmlElementLike, type MetaDataTable } from "html-validate";
import { addStyle, WHOLE } from "./add-style";

/** What an engine finds wrong: its rule, and the elements that break it. */
export type Finding = { rule: string; elements: string[] };

/** Rules that axe-core has and does not run by itself: they are new, or not certain enough for every site. */
const MORE_RULES = [
  "css-orientation-lock",
  "focus-order-semantics",
  "table-fake-caption",
  "target-size",
  "td-has-header",
];
const rules = Object.fromEntries(MORE_RULES.map((rule) => [rule, { enabled: true }]));

/** What axe-core finds wrong with the page as it stands. */
export async function axeFindings(page: Page): Promise<Finding[]> {
  // No page has frames, which legacy mode leaves out; it is faster, as is not listing what passes.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ rules, resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => ({ rule: `axe ${id}`, elements: nodes.map(({ html }) => html) }));
}

type Ace = {
  Checker: new () => {
    check: (
      node: Document,
      guidelines: string[],
    ) => Promise<{ results: { ruleId: string; value: [kind: string, outcome: string]; snippet: string }[] }>;
  };
};

const engine = readFileSync(require.resolve("accessibility-checker-engine/ace-window.js"), "utf8");

/** What IBM's engine is sure is wrong with the page as it stands; what it asks people to look at is left out. */
export async function ibmFindings(page: Page): Promise<Finding[]> {
  // The engine takes labels that are not laid out yet for hidden ones.
  await addStyle(page, WHOLE);
  await page.evaluate(engine);
  const found = await page.evaluate(async () => {
    const { ace_ibma: ace } = window as unknown as { ace_ibma: Ace };
    const { results } = await new ace.Checker().check(document, ["WCAG_2_2"]);
    return results
      .filter(({ value: [kind, outcome] }) => kind === "VIOLATION" && outcome === "FAIL")
      .map(({ ruleId, snippet }) => ({ ruleId, snippet }));
  });
  const rulesBroken = [...new Set(found.map(({ ruleId }) => ruleId))];
  return rulesBroken.map((rule) => ({
    rule: `ibm ${rule}`,
    elements: found.filter(({ ruleId }) => ruleId === rule).map(({ snippet }) => snippet),
  }));
}

const hasName = (node: HtmlElementLike) =>
  node.hasAttribute("aria-label") || node.hasAttribute("aria-labelledby");

const isInTabOrder = (node: HtmlElementLike) => node.getAttribute("tabindex") !== "-1";

/**
 * Rules for what the standard allows and people cannot use: a picture named by its file, a dialog without a name, a
 * placeholder as a field's name, which disappears with the first letter typed.
 */
const STRICTER: MetaDataTable = {
  img: { inherit: "img", attributes: { alt: { enum: [/^(?!.*\.(avif|gif|jpe?g|png|svg|webp)$)/i] } } },
  dialog: {
    inherit: "dialog",
    attributes: { "aria-label": { required: (node) => (hasName(node) ? null : "A dialog has a name") } },
  },
  input: {
    inherit: "input",
    attributes: { placeholder: { allowed: (node) => (isInTabOrder(node) ? "A label names a field" : null) } },
  },
};

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ["html-validate:standard", "html-validate:a11y"],
    elements: ["html5", STRICTER],
  }),
);

/** What is wrong with a document, as the HTML standard has it. */
export async function markupFindings(html: string): Promise<Finding[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => ({
      rule: `html ${ruleId}`,
      elements: [`${message} ${selector ?? ""}`],
    }));
}

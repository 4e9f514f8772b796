import { expect, test } from "@playwright/test";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { ALL_PAGES } from "../support/site-pages";

const validator = new HtmlValidate(
  new StaticConfigLoader({ extends: ["html-validate:standard", "html-validate:a11y"], elements: ["html5"] }),
);

test("every page is valid HTML, as the standard has it", async ({ request }) => {
  for (const { path } of ALL_PAGES) {
    const response = await request.get(path);
    const { results } = await validator.validateString(await response.text());
    const found = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ""})`),
    );
    expect.soft(found, path).toEqual([]);
  }
});

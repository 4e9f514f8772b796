import { expect, test } from "@playwright/test";
import { markupFindings } from "../support/accessibility";
import { ALL_PAGES } from "../support/site-pages";

test("every page is valid HTML, as the standard has it", async ({ request }) => {
  for (const { path } of ALL_PAGES) {
    const response = await request.get(path);
    const found = await markupFindings(await response.text());
    expect.soft(found, path).toEqual([]);
  }
});

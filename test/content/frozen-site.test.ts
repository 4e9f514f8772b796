import { contentCheck } from "../../plugins/gatsby-plugin-content/check/check-content";
import { FROZEN_SITE, frozenTexts } from "./frozen-site";

test("the frozen site has every file that a site needs, and the check finds nothing wrong or to advise in it", async () => {
  expect(await contentCheck(FROZEN_SITE)(frozenTexts)).toEqual([]);
});

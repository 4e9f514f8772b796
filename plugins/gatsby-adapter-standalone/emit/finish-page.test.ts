/** @jest-environment node */
import { fixturePage } from "../../../test/host/sample-build";
import { pageElements } from "../html/page-elements";
import { cspSourcesOf } from "../policy/csp";
import { finished, finishOf } from "./finish-page";

test("the policy of a page is for the page as it is published", async () => {
  const page = fixturePage("/about", "About");
  const finish = await finishOf(page, "public");
  const html = finished(page, finish);

  expect(html).not.toBe(page);
  expect(finish.csp).toEqual(cspSourcesOf(pageElements(html)));
});

test("a finished page stays as it is", async () => {
  const page = fixturePage("/about", "About");
  const once = finished(page, await finishOf(page, "public"));

  expect(finished(once, await finishOf(once, "public"))).toBe(once);
});

/** @jest-environment node */
import { offerings, services, texts } from "../../test/components/home-content";
import { prebuilt } from "../../test/components/prebuilt";
import { withSettings } from "../../test/components/site-settings";
import { Offerings } from "./offerings";

/** What the build writes, before any script has run and where none ever will. */

test("buttons open and close dialogs without a script, where the browser knows how", () => {
  const html = prebuilt(withSettings(<Offerings texts={texts} services={services} offerings={offerings} />));
  const ids = [...html.matchAll(/<dialog [^>]*id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(9);
  for (const id of ids) {
    expect(html.match(new RegExp(`command="show-modal" commandfor="${id}"`, "g"))).toHaveLength(1);
    expect(html.match(new RegExp(`command="close" commandfor="${id}"`, "g"))).toHaveLength(2);
  }
});

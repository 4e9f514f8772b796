import { fixturePage } from "../../../test/host/sample-build";
import { pageElements } from "../html/page-elements";
import { cspSourcesOf } from "../policy/csp";
import { BuildCache } from "./build-cache";
import { finished, finishOf } from "./finish-page";

const finish = (html: string) => finishOf(html, "public", new BuildCache("no/such/folder"));

test("the policy of a page is for the page as it is published", async () => {
  const page = fixturePage("/about", "About");
  const found = await finish(page);
  const html = finished(page, found);

  expect(html).not.toBe(page);
  expect(found.csp).toEqual(cspSourcesOf(pageElements(html)));
});

test("a finished page stays as it is", async () => {
  const page = fixturePage("/about", "About");
  const once = finished(page, await finish(page));

  expect(finished(once, await finish(once))).toBe(once);
});

test("inline scripts are minified, and data stays as it is", async () => {
  const data = '<script type="application/ld+json">{ "name": 1 }</script>';
  const script = '<script id="a">(function () { window.a = "$&</" + "script>" })();</script>';
  const page = fixturePage("/about", "About").replace("</head>", () => `${data}${script}</head>`);
  const html = finished(page, await finish(page));

  expect(html).toContain(data);
  expect(html).toContain('<script id="a">(function(){window.a="$&<\\/script>"})();</script>');
});

test("Gatsby's list of scripts, which no page reads, is dropped, and the policy does not allow it", async () => {
  const list = '<script id="gatsby-chunk-mapping"> window.___chunkMapping="{}"; </script>';
  const page = fixturePage("/about", "About");
  const listed = page.replace("<script>", `${list}<script>`);
  expect(listed).toContain(list);
  const [dropped, other] = await Promise.all([finish(listed), finish(page)]);

  expect(finished(listed, dropped)).toBe(finished(page, other));
  expect(dropped.csp).toEqual(other.csp);
});

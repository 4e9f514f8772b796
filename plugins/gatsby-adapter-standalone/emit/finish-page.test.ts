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

test("inline scripts are minified, and data stays as it is", async () => {
  const data = '<script type="application/ld+json">{ "name": 1 }</script>';
  const script = '<script id="a">(function () { window.a = "$&</" + "script>" })();</script>';
  const page = fixturePage("/about", "About").replace("</head>", () => `${data}${script}</head>`);
  const html = finished(page, await finishOf(page, "public"));

  expect(html).toContain(data);
  expect(html).toContain('<script id="a">(function(){window.a="$&<\\/script>"})();</script>');
});

test("Gatsby's list of scripts, which no page reads, is dropped, and not allowed for", async () => {
  const list = '<script id="gatsby-chunk-mapping"> window.___chunkMapping="{}"; </script>';
  const page = fixturePage("/about", "About");
  const listed = page.replace("<script>", `${list}<script>`);
  expect(listed).toContain(list);
  const [finish, other] = await Promise.all([finishOf(listed, "public"), finishOf(page, "public")]);

  expect(finished(listed, finish)).toBe(finished(page, other));
  expect(finish.csp).toEqual(other.csp);
});

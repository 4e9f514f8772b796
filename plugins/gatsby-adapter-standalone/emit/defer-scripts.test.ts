import { fixturePage } from "../../../test/host/sample-build";
import { cspSourcesOf } from "../policy/csp";
import { pageElements, replaceParts } from "../html/page-elements";
import { deferredScripts } from "./defer-scripts";

const deferScripts = (html: string) => replaceParts(html, deferredScripts(pageElements(html)));

const page = fixturePage("/about", "About");
const deferred = deferScripts(page);

test("no script is fetched before the page is loaded", () => {
  expect(page).toContain("<script src=");
  expect(deferred).not.toMatch(/<script[^>]*\ssrc=/);
  expect(deferred).not.toContain('as="script"');
});

test("the scripts start in their order", () => {
  expect(deferred).toContain('["/runtime-1.js","/framework-1.js","/app-1.js"]');
});

test("what Gatsby writes inline stays as it is, before the loader", () => {
  const inline = [page, deferred].map((html) => html.match(/<script[^>]*>[^<]*window\.[\s\S]*?<\/script>/g));

  expect(inline[1]).toEqual(inline[0]);
  expect(deferred.indexOf("___webpackCompilationHash")).toBeLessThan(deferred.indexOf("/runtime-1.js"));
});

test("everything else of the page is left alone", () => {
  const bare = (html: string) => html.replace(/<script[\s\S]*?<\/script>|<link[^>]*>/g, "");

  expect(bare(deferred)).toBe(bare(page));
});

test("a file that is no page of Gatsby's stays as it is, preloads included", () => {
  const bare = '<html><head><link rel="preload" as="script" href="/a.js"></head></html>';

  expect(deferScripts(bare)).toBe(bare);
});

test("a page of Gatsby's without its scripts stops the build", () => {
  const changed = page.replaceAll(" async>", ' type="module">');

  expect(() => deferScripts(changed)).toThrow("Gatsby's scripts are not where they were");
});

test.each([
  '<script src="https://other.example/a.js" async></script>',
  '<script src="//other.example/a.js" async></script>',
  '<!-- <script src="/a.js" async></script> -->',
  '<script src="/old-browsers.js" nomodule async></script>',
  '<script type="module" src="/a.js"></script>',
  '<script src="/a.js" data-async="no"></script>',
  '<link rel="preload" as="font" href="/a.woff2"/>',
])("%s is not Gatsby's own and stays", (element) => {
  expect(deferScripts(page.replace("</head>", `${element}</head>`))).toContain(element);
});

test.each([
  ['<script async="" src="/a-1.js"></script>', "/a-1.js"],
  ['<script defer async src="/a.js?x=1&amp;y=2"></script>', "/a.js?x=1&y=2"],
])("%s waits as well", (element, source) => {
  const html = deferScripts(`<body>${element}</body>`);

  expect(html).toContain(JSON.stringify([source]));
  expect(html).not.toContain(element);
});

test("the loader can be allowed by its hash, and no name of a script can end it", () => {
  const html = deferScripts('<script src="/a&lt;/script>.js" async></script>');

  expect(cspSourcesOf(pageElements(html))).toMatchObject({ scripts: [expect.any(String)] });
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});

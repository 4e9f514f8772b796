import { fixturePage } from "../../../test/host/sample-build";
import { pageElements, replaceParts } from "../html/page-elements";
import { startScript } from "./start-script";

const page = fixturePage("/about", "About");

async function start(html: string): Promise<{ html: string; path?: string; code?: string }> {
  const { parts, file } = await startScript(pageElements(html));
  return { html: replaceParts(html, parts), path: file?.path, code: file?.content };
}

test("no script is fetched before the page is painted, and then the one that starts the others", async () => {
  const { html, path } = await start(page);

  expect(path).toMatch(/^\/static\/start-[0-9a-f]{12}\.js$/);
  expect(html).not.toMatch(/<script[^>]*\ssrc=/);
  expect(html).not.toContain('as="script"');
  expect(html).toContain(`.src="${path}"`);
});

test("the scripts start in their order, and know which build it is", async () => {
  const { html, code = "" } = await start(page);

  expect(code).toContain('["/runtime-1.js","/framework-1.js","/app-1.js"]');
  expect(code).toContain("___webpackCompilationHash");
  expect(html).not.toContain("___webpackCompilationHash");
});

test("a script that the site has marked goes into the file, minified", async () => {
  const { html, code } = await start(
    page.replace("</head>", "<script data-start>\nfonts( 1 )\n</script></head>"),
  );

  expect(html).not.toContain("fonts(");
  expect(code).toContain("fonts(1)");
});

test("pages share the file, and each keeps the script that is about it alone", async () => {
  const [about, contact] = await Promise.all(
    ["/about", "/contact"].map((path) => start(fixturePage(path, path))),
  );

  expect(contact?.path).toBe(about?.path);
  expect(contact?.html).toContain('window.pagePath="/contact"');
});

test("everything else of the page is left alone", async () => {
  const bare = (html: string) => html.replace(/<script[\s\S]*?<\/script>|<link[^>]*>/g, "");

  expect(bare((await start(page)).html)).toBe(bare(page));
});

test("a file that is no page of Gatsby's stays as it is, preloads included", async () => {
  const bare = '<html><head><link rel="preload" as="script" href="/a.js"></head></html>';

  expect(await start(bare)).toEqual({ html: bare });
});

test("a page that was rewritten before stays as it is", async () => {
  const { html } = await start(page);

  expect(await start(html)).toEqual({ html });
});

test("a page of Gatsby's without its scripts stops the build", async () => {
  const changed = page.replaceAll(" async>", ' type="module">');

  await expect(start(changed)).rejects.toThrow("Gatsby's scripts are not where they were");
});

test.each([
  '<script src="https://other.example/a.js" async></script>',
  '<script src="//other.example/a.js" async></script>',
  '<!-- <script src="/a.js" async></script> -->',
  '<script src="/old-browsers.js" nomodule async></script>',
  '<script type="module" src="/a.js"></script>',
  '<script src="/a.js" data-async="no"></script>',
  '<link rel="preload" as="font" href="/a.woff2"/>',
])("%s is not Gatsby's own and stays", async (element) => {
  expect((await start(page.replace("</head>", `${element}</head>`))).html).toContain(element);
});

test.each([
  ['<script async="" src="/a-1.js"></script>', "/a-1.js"],
  ['<script defer async src="/a.js?x=1&amp;y=2"></script>', "/a.js?x=1&y=2"],
])("%s waits as well", async (element, source) => {
  const { html, code } = await start(`<head></head><body>${element}</body>`);

  expect(code).toContain(JSON.stringify([source]));
  expect(html).not.toContain(element);
});

test("no address of a page can keep its script from ending", async () => {
  const { html } = await start(page.replace('pagePath="/about"', 'pagePath="/a-\\x3cscript"'));

  expect(html).toContain("pagePath");
  expect(html).not.toContain("a-<script");
});

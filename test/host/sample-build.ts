import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { FunctionsManifest, RoutesManifest } from "gatsby";
import { IMMUTABLE } from "../../plugins/gatsby-adapter-standalone/policy/caching";

const immutable = [{ key: "cache-control", value: IMMUTABLE }];

/** Styles that only the lower parts of a page use. */
export const LATER_STYLES = ".later{color:red}";

/** A page as Gatsby finishes it: head, body, later styles, inline data, three asynchronous scripts. */
export function fixturePage(path: string, text: string): string {
  return (
    `<!DOCTYPE html><html lang="en"><head><title>${text}</title>` +
    '<link as="script" rel="preload" href="/app-1.js"/></head>' +
    `<body><div id="___gatsby"><h1>${text}</h1></div>` +
    `<style data-styles>${LATER_STYLES}</style>` +
    `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${path}";/*]]>*/</script>` +
    '<script>window.___webpackCompilationHash="1";</script>' +
    '<script src="/runtime-1.js" async></script><script src="/framework-1.js" async></script>' +
    '<script src="/app-1.js" async></script></body></html>'
  );
}

/** Text that compresses well, so that all three forms of a file differ in length. */
export const LONG_TEXT = "A line that repeats itself. ".repeat(40);

/** The host of a photo on one of the pages. */
export const PHOTO_HOST = "https://images.unsplash.com";

/** Larger than what the server keeps in memory. */
export const LARGE_BYTES = 600_000;

/** A page that states its policy itself. */
const FIXTURE_EDITOR =
  '<!doctype html><html lang="en"><head><title>Editor</title>' +
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'">` +
  '<script type="module" src="/admin/editor-1.js"></script></head><body></body></html>';

const FILES: Record<string, string | Buffer> = {
  "public/index.html": fixturePage("/", `Home ${LONG_TEXT}`),
  "public/about/index.html": fixturePage("/about", `About ${LONG_TEXT}`),
  "public/services/ai-&-more/index.html": fixturePage("/services/ai-&-more", "AI & More").replace(
    "</h1>",
    `</h1><img src="${PHOTO_HOST}/photo-1?w=640" alt=""/>`,
  ),
  "public/404.html": fixturePage("/404.html", `Not here ${LONG_TEXT}`),
  "public/404/index.html": fixturePage("/404", "Not here"),
  "public/ar/index.html": fixturePage("/ar", "الرئيسية"),
  "public/ar/404/index.html": fixturePage("/ar/404", "غير موجودة"),
  "public/admin/index.html": FIXTURE_EDITOR,
  "public/admin/editor-1.js": `edit(${JSON.stringify(LONG_TEXT)});`,
  "public/app-1.js": `console.log(${JSON.stringify(LONG_TEXT)});`,
  "public/app-0123456789abcdef0123.js": "var left, by, an, earlier, build;",
  "public/framework-1.js": "var framework;",
  "public/runtime-1.js": "var runtime;",
  "public/static/abc/large.jpg": Buffer.alloc(LARGE_BYTES, "0123456789"),
  "public/page-data/about/page-data.json": JSON.stringify({ text: LONG_TEXT }),
  "public/page-data/ar/404/page-data.json": JSON.stringify({ text: LONG_TEXT }),
  "public/sitemap-0.xml": `<urlset>${LONG_TEXT}</urlset>`,
  "public/webpack.stats.json": "{}",
  "public/.secret": "hidden",
  "public/_gatsby/slices/_gatsby-scripts-1.html": "<script></script>",
  "public/.well-known/security.txt": "Contact: mailto:a@b.example",
  ".cache/emitted/unused.br": "of an earlier build",
  ".cache/functions/echo.js": "module.exports = { default: () => {} };",
  "content/site.yaml":
    "url: https://www.site.example\nlanguages: [{ code: en }]\ncontact: { email: a@b.example }\n",
  "src/word.ts": 'export const word = "loaded";',
  "package.json": JSON.stringify({ name: "fixture", version: "1.2.3", engines: { node: ">=20.19" } }),
  "src/api/echo.ts": `
    import { randomUUID } from "node:crypto";
    import { word } from "../word";
    const loadedAs = randomUUID();
    let slow = 0;
    export const config = { bodyParser: { json: { limit: 64 } } };
    export default async function echo(request: any, response: any) {
      if (request.query.wait) await new Promise((resolve) => setTimeout(resolve, Number(request.query.wait)));
      if (request.query.wait) slow += 1;
      if (request.query.fail) throw new Error("a secret");
      if (request.query.reject) void Promise.reject(new Error("nobody waits for this"));
      if (request.query.crash) setTimeout(() => { throw new Error("nobody catches this"); });
      response.json({ body: request.body ?? null, loadedAs, method: request.method, word });
    }
    export const background = () => ({
      stop: async (answered: Promise<void>) => {
        await answered;
        console.log("background stopped after", slow);
      },
    });
  `,
};

/** Paths on the fixture site, each with its file below `public` and whether Gatsby knows it to be hashed. */
const ROUTES: [path: string, file: string, hashed?: boolean][] = [
  ["/", "index.html"],
  ["/about", "about/index.html"],
  ["/services/ai-&-more", "services/ai-&-more/index.html"],
  ["/404.html", "404.html"],
  ["/404", "404/index.html"],
  ["/ar", "ar/index.html"],
  ["/ar/*", "ar/404/index.html"],
  ["/admin/index.html", "admin/index.html"],
  ["/admin/editor-1.js", "admin/editor-1.js"],
  ["/app-1.js", "app-1.js", true],
  ["/app-0123456789abcdef0123.js", "app-0123456789abcdef0123.js"],
  ["/framework-1.js", "framework-1.js", true],
  ["/runtime-1.js", "runtime-1.js", true],
  ["/static/abc/large.jpg", "static/abc/large.jpg"],
  ["/page-data/about/page-data.json", "page-data/about/page-data.json"],
  ["/page-data/ar/*/page-data.json", "page-data/ar/404/page-data.json"],
  ["/sitemap-0.xml", "sitemap-0.xml"],
  ["/webpack.stats.json", "webpack.stats.json"],
  ["/.secret", ".secret"],
  ["/_gatsby/slices/_gatsby-scripts-1.html", "_gatsby/slices/_gatsby-scripts-1.html"],
  ["/.well-known/security.txt", ".well-known/security.txt"],
];

export const routesManifest: RoutesManifest = [
  ...ROUTES.map(([path, file, hashed]) => ({
    type: "static" as const,
    path,
    filePath: `public/${file}`,
    headers: hashed ? immutable : [],
  })),
  { type: "redirect", path: "/old", toPath: "/about", status: 301, headers: [] },
  { type: "redirect", path: "/older/", toPath: "/about?from=older", status: 302, headers: [] },
  { type: "redirect", path: "/old/index.html", toPath: "/services/ai-&-more", status: 301, headers: [] },
  { type: "redirect", path: "/café-&-more", toPath: "/services/ai-&-more", status: 301, headers: [] },
  { type: "function", path: "/api/echo", functionId: "echo-js" },
];

export const functionsManifest: FunctionsManifest = [
  {
    functionId: "echo-js",
    name: "/api/echo",
    pathToEntryPoint: ".cache/functions/echo.js",
    requiredFiles: [".cache/functions/echo.js"],
  },
];

/** Writes the output of a Gatsby build into a folder. @returns the folder */
export function writeFixtureSite(root: string): string {
  for (const [file, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  return root;
}

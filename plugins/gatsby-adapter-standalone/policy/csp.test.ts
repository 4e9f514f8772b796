import { createHash } from "node:crypto";
import { pageElements } from "../html/page-elements";
import { contentSecurityPolicy, cspSourcesOf, sitePolicies } from "./csp";
import type { CspSources } from "./csp";

const sourcesOf = (html: string) => cspSourcesOf(pageElements(html));
const scriptsOf = (html: string) => (sourcesOf(html) as CspSources).scripts;
const hashOf = (code: string) => `sha256-${createHash("sha256").update(code).digest("base64")}`;

test("the hash of an inline script is that of its text, to the last space", () => {
  const code = '\n  window.a = "é";\n';

  expect(scriptsOf(`<p></p><script id="x">${code}</script>`)).toEqual([hashOf(code)]);
});

test("each script counts once, and hashes are sorted", () => {
  expect(scriptsOf("<script>a</script><SCRIPT>b</SCRIPT ><script>a</script>")).toEqual([
    hashOf("b"),
    hashOf("a"),
  ]);
});

test.each(["module", "text/javascript", "application/javascript"])("a script of type %s is one", (type) => {
  expect(scriptsOf(`<script type="${type}">a</script>`)).toEqual([hashOf("a")]);
});

test.each([
  '<script src="/a.js"></script>',
  "<script async src=/a.js></script>",
  '<script type="application/ld+json">{}</script>',
  "<script type=application/json>{}</script>",
  "<!-- <script>a</script> -->",
  "<textarea><script>a</script></textarea>",
])("%s needs no hash", (element) => {
  expect(scriptsOf(element)).toEqual([]);
});

const directivesOf = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources.join(" ")] as const;
    }),
  );

test("nothing is allowed but what is named, and no script unless it is ours", () => {
  const policy = contentSecurityPolicy({ scripts: ["sha256-a", "sha256-b"], pictures: [] });

  expect(directivesOf(policy)).toMatchObject({
    "script-src": "'self' 'sha256-a' 'sha256-b'",
    "frame-src": "'none'",
    "media-src": "'none'",
    "object-src": "'none'",
    "worker-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  });
  expect(policy).not.toMatch(/unsafe-eval|\*|https?:/);
  expect(policy.match(/unsafe-inline/g)).toHaveLength(1);
});

test("only prefetches and the manifest fall back to default-src, and may come from this site", () => {
  const { "default-src": fallback, ...named } = directivesOf(
    contentSecurityPolicy({ scripts: [], pictures: [] }),
  );

  expect(fallback).toBe("'self'");
  // The fetch directives of CSP Level 3, section 6.1, without manifest-src and those that fall back to one of these.
  expect(Object.keys(named)).toEqual(
    expect.arrayContaining([
      "connect-src",
      "font-src",
      "frame-src",
      "img-src",
      "media-src",
      "object-src",
      "script-src",
      "style-src",
      "worker-src",
    ]),
  );
});

test("every page allows the hosts of all pages' pictures, and no others: a visitor keeps the policy of the first", () => {
  const photo = '<img src="https://images.unsplash.com/photo-1?w=1" alt=""/>';
  const policies = sitePolicies(
    new Map([
      ["/", sourcesOf("<script>home</script>")],
      ["/photo", sourcesOf(`<script>photo</script>${photo}`)],
    ]),
  );

  for (const [path, code] of [
    ["/", "home"],
    ["/photo", "photo"],
  ] as const) {
    const policy = policies.get(path);
    expect(policy).toContain("; img-src 'self' data: https://images.unsplash.com; ");
    expect(policy).toContain(`; script-src 'self' '${hashOf(code)}'; `);
    expect(policy?.match(/https:/g)).toHaveLength(1);
  }
});

test("a page keeps the policy that it declares itself, and may not be framed either", () => {
  const declared = "default-src 'none'; script-src 'self'";
  const page = `<meta http-equiv="Content-Security-Policy" content="${declared}"><script>a</script>`;

  expect(sitePolicies(new Map([["/admin", sourcesOf(page)]])).get("/admin")).toBe(
    `${declared}; frame-ancestors 'none'`,
  );
});

/** @jest-environment node */
import { createHash } from "node:crypto";
import { contentSecurityPolicy, inlineScriptHashes, needsOf, sitePolicies } from "./csp";

const hashOf = (code: string) => `sha256-${createHash("sha256").update(code).digest("base64")}`;

test("the hash of an inline script is that of its text, to the last space", () => {
  const code = '\n  window.a = "é";\n';

  expect(inlineScriptHashes(`<p></p><script id="x">${code}</script>`)).toEqual([hashOf(code)]);
});

test("each script counts once, in the order of the page", () => {
  expect(inlineScriptHashes("<script>a</script><SCRIPT>b</SCRIPT ><script>a</script>")).toEqual([
    hashOf("a"),
    hashOf("b"),
  ]);
});

test.each(["module", "text/javascript", "application/javascript"])("a script of type %s is one", (type) => {
  expect(inlineScriptHashes(`<script type="${type}">a</script>`)).toEqual([hashOf("a")]);
});

test.each([
  '<script src="/a.js"></script>',
  "<script async src=/a.js></script>",
  '<script type="application/ld+json">{}</script>',
  "<script type=application/json>{}</script>",
])("%s needs no hash", (element) => {
  expect(inlineScriptHashes(element)).toEqual([]);
});

test("nothing is allowed but what is named, and no script unless it is ours", () => {
  const policy = contentSecurityPolicy({ scripts: ["sha256-a", "sha256-b"], pictures: [] });
  const directives = Object.fromEntries(
    policy.split("; ").map((directive) => [directive.split(" ")[0], directive.split(" ").slice(1).join(" ")]),
  );

  expect(directives).toMatchObject({
    "default-src": "'none'",
    "script-src": "'self' 'sha256-a' 'sha256-b'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  });
  expect(policy).not.toMatch(/unsafe-eval|\*|https?:/);
  expect(policy.match(/unsafe-inline/g)).toHaveLength(1);
});

test("every page allows the hosts of all pages' pictures, and no others: a visitor keeps the policy of the first", () => {
  const photo = '<img src="https://images.unsplash.com/photo-1?w=1" alt=""/>';
  const policies = sitePolicies(
    new Map([
      ["/", needsOf("<script>home</script>")],
      ["/photo", needsOf(`<script>photo</script>${photo}`)],
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

test("a page has the policy that it states itself, and may not be framed either", () => {
  const stated = "default-src 'none'; script-src 'self'";
  const page = `<meta http-equiv="Content-Security-Policy" content="${stated}"><script>a</script>`;

  expect(sitePolicies(new Map([["/admin", needsOf(page)]])).get("/admin")).toBe(
    `${stated}; frame-ancestors 'none'`,
  );
});

import { useHost } from "../../../test/host/started-host";

const { get } = useHost();

const LARGE = "/static/abc/large.jpg";

test.each([
  ["/", "text/html; charset=utf-8", "Home"],
  ["/about", "text/html; charset=utf-8", "About"],
  ["/services/ai-&-more", "text/html; charset=utf-8", "AI & More"],
  ["/services/ai-%26-more", "text/html; charset=utf-8", "AI & More"],
  ["/about?a=1&b", "text/html; charset=utf-8", "About"],
  ["http://anywhere.example/about", "text/html; charset=utf-8", "About"],
  ["/app-1.js", "text/javascript; charset=utf-8", "console"],
  ["/page-data/about/page-data.json", "application/json; charset=utf-8", "text"],
  ["/sitemap-0.xml", "text/xml; charset=utf-8", "<urlset>"],
  ["/.well-known/security.txt", "text/plain; charset=utf-8", "Contact:"],
])("%s answers 200 as %s", async (path, type, text) => {
  const { status, headers, body } = await get(path);

  expect([status, headers["content-type"]]).toEqual([200, type]);
  expect(body.toString()).toContain(text);
});

/** OWASP Secure Headers Project, and Mozilla's HTTP Observatory, which gives them an A+. */
const SECURITY_HEADERS = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": expect.stringContaining("geolocation=()"),
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-xss-protection": "0",
};

test.each([
  ["/", 200],
  ["/nothing", 404],
  ["/about/", 301],
  ["/%zz", 400],
  ["/healthz", 200],
  ["/api/echo", 200],
  [LARGE, 200],
])("%s (%i) carries every security header and does not name its software", async (path, status) => {
  const answer = await get(path);

  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject(SECURITY_HEADERS);
  expect(answer.headers["content-security-policy"]).toContain("script-src 'self'");
  expect(answer.headers).not.toHaveProperty("x-powered-by");
  expect(answer.headers).not.toHaveProperty("access-control-allow-origin");
  expect(answer.headers).not.toHaveProperty("server");
});

test("a page's policy allows its own inline scripts, that of other files allows none", async () => {
  const home = await get("/");
  const about = await get("/about");
  const { "content-security-policy": other } = (await get("/app-1.js")).headers;

  expect(home.headers["content-security-policy"]).toContain("'sha256-");
  expect(home.headers["content-security-policy"]).not.toBe(about.headers["content-security-policy"]);
  expect(other).not.toContain("sha256-");
});

test.each(["/", "/nothing", "/api/echo", LARGE])(
  "HEAD of %s has the headers of GET and no body",
  async (path) => {
    const whole = await get(path);
    const head = await get(path, {}, "HEAD");

    expect(head.status).toBe(whole.status);
    expect(head.body).toHaveLength(0);
    expect(head.headers["content-type"]).toBe(whole.headers["content-type"]);
    if (path !== "/api/echo") expect(head.headers["content-length"]).toBe(String(whole.body.length));
  },
);

test.each([
  ["/about/", 301, "/about"],
  ["/about/?a=1&b=%26", 301, "/about?a=1&b=%26"],
  ["/services/ai-&-more/", 301, "/services/ai-&-more"],
  ["/services/ai-%26-more/", 301, "/services/ai-&-more"],
  ["/about//", 301, "/about"],
  ["//", 301, "/"],
  ["/index.html", 301, "/"],
  ["/about/index%2Ehtml?a=1", 301, "/about?a=1"],
  ["/api/echo/", 301, "/api/echo"],
  ["/old", 301, "/about"],
  ["/old/", 301, "/about"],
  ["/old?x=1", 301, "/about?x=1"],
  ["/old/index.html", 301, "/services/ai-&-more"],
  ["/older/index.html", 302, "/about?from=older"],
  ["/older", 302, "/about?from=older"],
  ["/caf%C3%A9-&-more", 301, "/services/ai-&-more"],
  ["/caf%C3%A9-%26-more/", 301, "/services/ai-&-more"],
  ["/About", 301, "/about"],
  ["/SERVICES/AI-&-MORE/?a=B", 301, "/services/ai-&-more?a=B"],
  ["/Old", 301, "/about"],
])("%s redirects with %i to %s", async (path, status, location) => {
  const answer = await get(path);

  expect([answer.status, answer.headers.location]).toEqual([status, location]);
  expect(answer.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
});

test("the health check answers ok", async () => {
  const { status, body } = await get("/healthz");

  expect([status, body.toString()]).toEqual([200, "ok\n"]);
});

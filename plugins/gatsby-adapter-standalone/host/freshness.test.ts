import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { useHost } from "../../../test/host/started-host";
import { LARGE_BYTES } from "../../../test/host/sample-build";

const { get } = useHost();

const LARGE = "/static/abc/large.jpg";

test.each([
  ["/", "public, max-age=0, must-revalidate"],
  ["/page-data/about/page-data.json", "public, max-age=0, must-revalidate"],
  ["/sitemap-0.xml", "public, max-age=0, must-revalidate"],
  ["/nothing", "public, max-age=0, must-revalidate"],
  ["/app-1.js", "public, max-age=31536000, immutable"],
  [LARGE, "public, max-age=31536000, immutable"],
  ["/healthz", "no-store"],
])("%s is cached as %s", async (path, cache) => {
  expect((await get(path)).headers["cache-control"]).toBe(cache);
});

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["GZIP;q=0.5", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["*", "br"],
  ["identity, br;q=0.5", undefined],
  ["deflate", undefined],
  ["", undefined],
])("a client that accepts %j gets %s", async (accepted, coding) => {
  const { headers, body } = await get("/about", { "accept-encoding": accepted });
  const plain = coding === "br" ? brotliDecompressSync(body) : coding === "gzip" ? gunzipSync(body) : body;

  expect(headers["content-encoding"]).toBe(coding);
  expect(headers.vary).toBe("Accept-Encoding");
  expect(plain.toString()).toContain("<h1>About");
  expect(headers["content-length"]).toBe(String(body.length));
});

test("a picture is sent as it is and varies with nothing", async () => {
  const { headers, body } = await get(LARGE, { "accept-encoding": "br, gzip" });

  expect(body).toHaveLength(LARGE_BYTES);
  expect(headers).not.toHaveProperty("content-encoding");
  expect(headers).not.toHaveProperty("vary");
});

test.each(["/about", LARGE])("%s answers 304 to a client with a current copy", async (path) => {
  const { headers } = await get(path, { "accept-encoding": "br" });
  const etag = headers.etag!;

  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const again = await get(path, { "accept-encoding": "br", "if-none-match": known });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    expect(again.headers["cache-control"]).toBe(headers["cache-control"]);
    expect(again.headers.vary).toBe(headers.vary);
    expect(again.headers["content-security-policy"]).toBe(headers["content-security-policy"]);
  }
  expect((await get(path, { "accept-encoding": "br", "if-none-match": '"other"' })).status).toBe(200);
});

test("the not-found page stays an error for a client that has a copy", async () => {
  const { headers } = await get("/nothing");

  expect((await get("/nothing", { "if-none-match": headers.etag! })).status).toBe(404);
});

test("the variants of a file have different tags", async () => {
  const tags = await Promise.all(
    ["br", "gzip", ""].map(async (coding) => (await get("/", { "accept-encoding": coding })).headers.etag),
  );

  expect(new Set(tags).size).toBe(3);
});

test.each([
  ["bytes=0-9", 206, `bytes 0-9/${LARGE_BYTES}`, 10],
  ["bytes=-5", 206, `bytes ${LARGE_BYTES - 5}-${LARGE_BYTES - 1}/${LARGE_BYTES}`, 5],
  [`bytes=${LARGE_BYTES - 1}-`, 206, `bytes ${LARGE_BYTES - 1}-${LARGE_BYTES - 1}/${LARGE_BYTES}`, 1],
  ["bytes=0-1,4-5", 200, undefined, LARGE_BYTES],
  ["pages=1-2", 200, undefined, LARGE_BYTES],
])("the range %s of a large file answers %i", async (range, status, part, length) => {
  const answer = await get(LARGE, { range });

  expect([answer.status, answer.headers["content-range"], answer.body.length]).toEqual([
    status,
    part,
    length,
  ]);
  expect(answer.headers["accept-ranges"]).toBe("bytes");
});

test("a range of a file in a folder with a dot is sent too", async () => {
  const { status, body } = await get("/.well-known/security.txt", { range: "bytes=0-6" });

  expect([status, body.toString()]).toEqual([206, "Contact"]);
});

test.each([LARGE, "/app-1.js"])("HEAD of %s is of the whole file, whatever range it names", async (path) => {
  const { status, headers } = await get(path, { range: "bytes=0-9" }, "HEAD");

  expect([status, headers["content-range"]]).toEqual([200, undefined]);
  expect(headers["content-length"]).toBe((await get(path)).headers["content-length"]);
});

test.each([LARGE, "/app-1.js"])("several ranges of %s at once are ignored", async (path) => {
  const { status, body } = await get(path, { range: `bytes=${"0-9,".repeat(2_000)}0-` });

  expect([status, body.length]).toEqual([200, (await get(path)).body.length]);
});

test("a range outside the file answers 416 with the file's length", async () => {
  const { status, headers } = await get(LARGE, { range: `bytes=${LARGE_BYTES}-` });

  expect([status, headers["content-range"]]).toEqual([416, `bytes */${LARGE_BYTES}`]);
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers).not.toHaveProperty("etag");
});

test("the not-found page has no ranges", async () => {
  expect((await get("/nothing", { range: "bytes=0-9" })).status).toBe(404);
});

test("a range of a file that has changed is answered with the whole file", async () => {
  const { headers } = await get(LARGE);

  expect((await get(LARGE, { range: "bytes=0-9", "if-range": headers.etag! })).status).toBe(206);
  expect((await get(LARGE, { range: "bytes=0-9", "if-range": '"old"' })).status).toBe(200);
});

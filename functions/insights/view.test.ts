import { readView } from "./view";

const view = { path: "/services/ai", referrer: "search.example", viewport: "large" };

test("a view is read, and what else was posted is left out", () => {
  expect(readView({ ...view, email: "noor@example.com" })).toEqual(view);
});

test.each([
  { path: "/" },
  { path: "/services/ai-&-machine-learning" },
  { referrer: "" },
  { referrer: "search.example:8080" },
  { referrer: "com.news_reader.app" },
  { referrer: "[::1]:80" },
  { viewport: "small" },
  { viewport: "medium" },
])("%j is accepted", (change) => {
  expect(readView({ ...view, ...change })).toMatchObject(change);
});

test("a path is read as the site's own list has it", () => {
  expect(readView({ ...view, path: "/%D9%81-%26" })).toEqual({ ...view, path: "/ف-&" });
});

test("a host is logged in small letters", () => {
  expect(readView({ ...view, referrer: "Search.Example" })).toEqual(view);
});

test.each([
  { path: undefined },
  { path: 7 },
  { path: "" },
  { path: "services" },
  { path: "/search?email=noor@example.com" },
  { path: "/contact#sent" },
  { path: "/a b" },
  { path: "/a\nb" },
  { path: "/%zz" },
  { path: `/${"a".repeat(512)}` },
  { referrer: undefined },
  { referrer: "https://search.example/" },
  { referrer: "search.example/path" },
  { referrer: `${"a".repeat(254)}` },
  { viewport: undefined },
  { viewport: "1440" },
  { viewport: ["small"] },
])("%j is refused", (change) => {
  expect(readView({ ...view, ...change })).toBeNull();
});

test.each([null, undefined, "text", 7, []])("%j is no view", (input) => {
  expect(readView(input)).toBeNull();
});

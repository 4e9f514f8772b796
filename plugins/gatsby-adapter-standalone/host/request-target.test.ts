import { readTarget } from "./request-target";

test.each([
  ["/", { path: "/", search: "" }],
  ["/a%20b?q=%zz?&", { path: "/a b", search: "?q=%zz?&" }],
  ["/services/ai-%26-more", { path: "/services/ai-&-more", search: "" }],
  ["/%D9%81%D9%84%D8%AC", { path: "/فلج", search: "" }],
  ["https://site.example:8443/a?b", { path: "/a", search: "?b" }],
  ["http://site.example", { path: "/", search: "" }],
  ["/..a/b..", { path: "/..a/b..", search: "" }],
])("%s is understood", (url, target) => {
  expect(readTarget(url)).toEqual(target);
});

test.each([
  "?",
  "about",
  "*",
  "ftp://x/",
  "/#a",
  "/%",
  "/%2F",
  "/%5C",
  "/%00",
  "/\u007f",
  "/a/..",
  "/.",
  "/..%2e/..",
])("%j is malformed", (url) => {
  expect(readTarget(url)).toBeUndefined();
});

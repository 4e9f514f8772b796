import { withoutTrailingSlashes } from "./trailing-slashes";

test.each([
  ["/about", "/about"],
  ["/about/", "/about"],
  ["//about///", "//about"],
  ["https://mail.example/", "https://mail.example"],
  ["//", ""],
  ["", ""],
])("%j without the slashes at its end is %j", (text, without) => {
  expect(withoutTrailingSlashes(text)).toBe(without);
});

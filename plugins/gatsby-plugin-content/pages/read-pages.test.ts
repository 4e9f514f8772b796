import { readPages } from "./read-pages";

test("every page of the content is there, once, beside an entry that has its title", () => {
  const pages = readPages();
  expect(pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["/", "/services", "/about", "/contact"]),
  );
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  for (const { path, entry } of pages) expect([path, entry.values.title]).toEqual([path, expect.any(String)]);
});

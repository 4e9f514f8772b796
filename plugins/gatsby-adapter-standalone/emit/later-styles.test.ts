import { fixturePage, LATER_STYLES } from "../../../test/host/sample-build";
import { pageElements, replaceParts } from "../html/page-elements";
import { laterStyles } from "./later-styles";

const page = fixturePage("/about", "About");

test("the styles at the end of a page become a file, which the page asks for early and links where they were", () => {
  const { parts, file } = laterStyles(pageElements(page));
  const html = replaceParts(page, parts);

  expect(file).toEqual({
    path: expect.stringMatching(/^\/static\/styles-[0-9a-f]{12}\.css$/),
    content: LATER_STYLES,
  });
  expect(html).not.toContain(LATER_STYLES);
  expect(html).toMatch(
    new RegExp(`<link rel="preload" as="style" href="${file?.path}" fetchpriority="low"></head>`),
  );
  expect(html).toMatch(
    new RegExp(`</div><link rel="stylesheet" href="${file?.path}" fetchpriority="low" data-styles>`),
  );
});

test("pages with the same styles share the file", () => {
  const files = ["/about", "/contact"].map((path) => laterStyles(pageElements(fixturePage(path, path))).file);
  expect(files[0]).toEqual(files[1]);
});

test("a page whose only styles are in its head stays as it is", () => {
  const html = page
    .replace(/<style.*?<\/style>/, "")
    .replace("<title>", "<style data-styles>a{}</style><title>");

  expect(laterStyles(pageElements(html))).toEqual({ parts: [] });
});

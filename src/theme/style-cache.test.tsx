import { CacheProvider } from "@emotion/react";
import styled from "@emotion/styled";
import { render, screen } from "@testing-library/react";
import { createPageCache, createStyleCache } from "./style-cache";

const Red = styled.p`
  a {
    color: red;
  }
`;

afterEach(() => document.body.replaceChildren());

const inserted = () => document.querySelectorAll("style[data-emotion]").length;

/** Renders with the cache of a page whose head has these styles, and returns the class. */
const show = (css: string): string => {
  document.querySelectorAll("style[data-emotion]").forEach((style) => style.remove());
  document.head.innerHTML = `<style data-styles="">${css}</style>`;
  render(
    <CacheProvider value={createPageCache()}>
      <Red>Red</Red>
    </CacheProvider>,
  );
  return screen.getAllByText("Red").at(-1)!.className;
};

test("a style that the page's head does not have is inserted", () => {
  show("");
  expect(inserted()).toBe(1);
});

test("a style that the page's head has is not inserted again", () => {
  const name = show("");
  show(`@media print{*:last-child>.${name} a{color:red;}}`);
  expect(inserted()).toBe(0);
});

test.each(["%s{color:red;}", "@media print{%s a{color:red;}}"])(
  "a style that the page's file has (%s) is not inserted again",
  (rule) => {
    const loaded = document.createElement("style");
    loaded.textContent = rule.replace("%s", `.${show("")}`);
    const link = document.createElement("link");
    link.dataset.styles = "";
    document.body.append(loaded, link);
    Object.defineProperty(link, "sheet", { value: loaded.sheet });
    show("");
    expect(inserted()).toBe(0);
  },
);

test("a style whose file has not come is inserted", () => {
  document.body.appendChild(document.createElement("link")).dataset.styles = "";
  show("");
  expect(inserted()).toBe(1);
});

/** The declarations that Emotion makes of these. */
function insertedFor(declarations: string): string {
  const cache = createStyleCache();
  const inserted: string[] = [];
  cache.sheet.insert = (rule) => void inserted.push(rule);
  cache.insert(".a", { name: "a", styles: declarations, next: undefined }, cache.sheet, false);
  return inserted.join("").slice(3, -1);
}

test.each([
  ["mask-image:none;", "-webkit-mask-image:none;mask-image:none;"],
  ["user-select:none;", "-webkit-user-select:none;user-select:none;"],
  ["print-color-adjust:exact;", "-webkit-print-color-adjust:exact;print-color-adjust:exact;"],
  [
    "text-decoration:underline 1.5px;",
    "-webkit-text-decoration:underline 1.5px;text-decoration:underline 1.5px;",
  ],
])("%s has a name for older browsers", (declaration, expected) => {
  expect(insertedFor(declaration)).toBe(expected);
});

test.each(["display:flex;", "transform:none;", "text-decoration:none;", "text-decoration-thickness:3px;"])(
  "%s needs no other name",
  (declaration) => {
    expect(insertedFor(declaration)).toBe(declaration);
  },
);

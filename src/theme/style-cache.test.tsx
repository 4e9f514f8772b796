import { CacheProvider } from "@emotion/react";
import styled from "@emotion/styled";
import { render, screen } from "@testing-library/react";
import { createPageCache } from "./style-cache";

const Red = styled.p`
  a {
    color: red;
  }
`;

const inserted = () => document.querySelectorAll("style[data-emotion]").length;

/** Renders with the cache of a page whose head has these styles, and returns the class. */
const show = (css: string): string => {
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

/** @jest-environment node */
import { CacheProvider, Global, keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { renderToString } from "react-dom/server";
import { HOLD_LATER, splitStyles } from "./split-styles";
import { createStyleCache } from "./style-cache";

const grow = keyframes`from { opacity: 0; }`;
const Shared = styled.p`
  color: red;
`;
const Top = styled.h1`
  color: green;
`;
const Later = styled.h2`
  color: blue;
  animation: ${grow} 1s;
`;

/** The styles of the two halves of a page with these parts. */
function split(top: React.ReactNode, later: React.ReactNode) {
  const cache = createStyleCache();
  cache.compat = true;
  renderToString(
    <CacheProvider value={cache}>
      <Global styles="@page { margin: 18mm; }" />
    </CacheProvider>,
  );
  const late = Object.keys(cache.inserted);
  const html = renderToString(
    <CacheProvider value={cache}>
      <Global styles="body { margin: 0; }" />
      <div>{top}</div>
      <div>{later}</div>
    </CacheProvider>,
  );
  return splitStyles(cache, html, html.indexOf("</div>"), late);
}

test("what the top of a page uses is with the global styles, what only stands below it is not", () => {
  const { top, later } = split(
    <>
      <Top />
      <Shared />
    </>,
    <>
      <Later />
      <Shared />
    </>,
  );

  expect(top).toContain("margin:0");
  expect(top).toContain("green");
  expect(top).toContain("red");
  expect(top).toContain("@keyframes");
  expect(top).not.toContain("blue");
  expect(later).toContain("blue");
  expect(later).not.toContain("red");
});

test("what only a dialog in the top uses can come later: nobody sees it before it opens", () => {
  const { top, later } = split(
    <>
      <Top />
      <dialog>
        <Later />
      </dialog>
    </>,
    null,
  );

  expect(top).not.toContain("blue");
  expect(later).toContain("blue");
});

test("with its styles a later part is shown again", () => {
  expect(HOLD_LATER).toContain("--seen:hidden");
  expect(split(<Shared />, <Shared />).later).toContain("--seen:visible");
});

test("what is marked as late comes before what later parts use, and not with the top", () => {
  const { top, later } = split(<Top />, <Later />);

  expect(top).not.toContain("@page");
  expect(later.indexOf("@page")).toBeGreaterThan(0);
  expect(later.indexOf("@page")).toBeLessThan(later.indexOf("blue"));
});

import { renderHook } from "@testing-library/react";
import { keepPlace, useKeptPlace } from "./kept-place";

const scrolled: Element[] = [];

/** Three parts of a screen each and a footer, of which the first `above` are scrolled past. */
function page(above: number): Element[] {
  document.body.innerHTML =
    '<main id="main"><section></section><section></section><section></section></main><footer></footer>';
  const parts = [...document.querySelectorAll("section, footer")];
  parts.forEach((part, index) => {
    const top = (index - above) * window.innerHeight;
    part.getBoundingClientRect = () => ({ top }) as DOMRect;
    part.scrollIntoView = () => void scrolled.push(part);
  });
  return parts;
}

beforeEach(() => {
  scrolled.length = 0;
});

test("the page in the other language begins with the part that was on screen, once", () => {
  page(2);
  keepPlace();
  const parts = page(0);
  renderHook(() => useKeptPlace());
  renderHook(() => useKeptPlace());
  expect(scrolled).toEqual([parts[2]]);
  expect(sessionStorage).toHaveLength(0);
});

test("from the footer a visitor arrives at the last part", () => {
  page(3);
  keepPlace();
  const parts = page(0);
  renderHook(() => useKeptPlace());
  expect(scrolled).toEqual([parts[2]]);
});

test("a visitor who has scrolled by then stays there", () => {
  page(2);
  keepPlace();
  page(0);
  window.scrollY = 900;
  renderHook(() => useKeptPlace());
  window.scrollY = 0;
  expect(scrolled).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

test("from the top of a page a visitor arrives at the top", () => {
  page(0);
  keepPlace();
  renderHook(() => useKeptPlace());
  expect(scrolled).toEqual([]);
});

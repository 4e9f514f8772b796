import { act, renderHook } from "@testing-library/react";
import { useNamedPart } from "./use-named-part";

const part = document.body.appendChild(document.createElement("section"));
part.id = "faq";

afterEach(() => {
  part.removeAttribute("tabindex");
  window.location.hash = "";
});

/** Opens a page, and moves from there to the part that the address names. */
async function goToPart(): Promise<void> {
  const { rerender } = renderHook(useNamedPart, { initialProps: "/contact" });
  window.location.hash = "#faq";
  await act(async () => rerender(await Promise.resolve("/")));
}

test("the part that the address names can be focused only until the focus moves on, as in a page that is loaded", async () => {
  await goToPart();
  expect(part).toHaveFocus();
  part.blur();
  expect(part).not.toHaveAttribute("tabindex");
});

test("a part that has a place in the tab order keeps it", async () => {
  part.tabIndex = 0;
  await goToPart();
  expect(part).toHaveFocus();
  part.blur();
  expect(part).toHaveAttribute("tabindex", "0");
});

test("in a page that the browser loads, the focus is the browser's", async () => {
  window.location.hash = "#faq";
  renderHook(useNamedPart, { initialProps: "/" });
  await act(() => Promise.resolve());
  expect(part).not.toHaveFocus();
});

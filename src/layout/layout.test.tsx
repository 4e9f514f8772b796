import { act, render, screen } from "@testing-library/react";
import { withSettings } from "../../test/components/site-settings";
import { Layout } from "./layout";

const show = () =>
  render(
    withSettings(
      <Layout path="/about">
        <h1>About</h1>
      </Layout>,
    ),
  );

afterEach(() => {
  jest.useRealTimers();
  [...document.scripts].forEach((script) => script.remove());
});

test("the page stands in the frame's main part, between header and footer", () => {
  show();
  expect(screen.getByRole("main")).toContainElement(screen.getByRole("heading", { level: 1 }));
  expect(screen.getByRole("banner")).toBeVisible();
  expect(screen.getByRole("contentinfo")).toBeVisible();
});

test("the page-view script comes from the path in the settings", () => {
  show();
  expect([...document.scripts].map((script) => script.getAttribute("src"))).toEqual(["/insights/script.js"]);
});

test("banner and toasts are part of every page", () => {
  jest.useFakeTimers();
  show();
  expect(screen.getByRole("status")).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(15_000));
  expect(screen.getByRole("complementary", { name: "Let's Talk AI Solutions" })).toBeVisible();
});

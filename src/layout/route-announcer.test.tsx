import { act, render, screen } from "@testing-library/react";
import { RouteAnnouncer } from "./route-announcer";

const settle = () => act(() => jest.advanceTimersByTime(100));

/** What a screen reader reads out of the region. */
const said = (container: HTMLElement) => container.textContent;

beforeEach(() => {
  jest.useFakeTimers();
  document.title = "Home | Example";
});

test("says the title of the page that was gone to, even if that is written a moment later", () => {
  const { container, rerender } = render(<RouteAnnouncer path="/" />);
  rerender(<RouteAnnouncer path="/about" />);
  expect(said(container)).toBe("");
  document.title = "About | Example";
  settle();
  expect(screen.getByText("About | Example")).toHaveAttribute("aria-live", "polite");
});

test("says only the last title when a visitor goes on at once", () => {
  const { container, rerender } = render(<RouteAnnouncer path="/" />);
  rerender(<RouteAnnouncer path="/about" />);
  document.title = "About | Example";
  act(() => jest.advanceTimersByTime(50));
  rerender(<RouteAnnouncer path="/contact" />);
  act(() => jest.advanceTimersByTime(50));
  expect(said(container)).toBe("");
  document.title = "Contact Us | Example";
  act(() => jest.advanceTimersByTime(50));
  expect(said(container)).toBe("Contact Us | Example");
});

test("says nothing again while the page stays", () => {
  const { container, rerender } = render(<RouteAnnouncer path="/" />);
  rerender(<RouteAnnouncer path="/about" />);
  settle();
  document.title = "Something else";
  rerender(<RouteAnnouncer path="/about" />);
  settle();
  expect(said(container)).toBe("Home | Example");
});

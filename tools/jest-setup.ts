import "@testing-library/jest-dom";
import { fakeDialogs, fakeIntersections, fakeMedia } from "../src/fixtures/browser";

// Every test begins in a browser with dialogs, in which no media query holds and nothing has come into view.
beforeEach(() => {
  if (typeof window === "undefined") return;
  fakeDialogs();
  fakeMedia();
  fakeIntersections();
  window.scrollTo = jest.fn();
});

import "@testing-library/jest-dom";
import { configure } from "@testing-library/dom";
import { fakeDialogs, fakeIntersections, fakeMedia } from "./components/fake-browser";

// A busy machine may take long to answer; what is awaited is that it does, not how fast.
configure({ asyncUtilTimeout: 15_000 });

// Tests send as often as they like; those of the limits set their own.
process.env.RESEND_CALLS_PER_SECOND = "100000";
process.env.CONFIRMATION_LIMIT = "100000";

// Every test begins in a browser with dialogs, in which no media query holds and nothing has come into view.
beforeEach(() => {
  if (typeof window === "undefined") return;
  fakeDialogs();
  fakeMedia();
  fakeIntersections();
  window.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
});

// A draft or a closed banner of one test must not meet the next, which is another visitor.
beforeEach(() => {
  if (typeof sessionStorage !== "undefined") sessionStorage.clear();
});

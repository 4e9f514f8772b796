import "@testing-library/jest-dom";
import { configure } from "@testing-library/dom";
import { dismissToast } from "../../src/hooks/use-toast";
import { fakeDialogs, fakeIntersections, fakeMedia } from "./fake-browser";

// A busy machine may take long to answer; what is awaited is that it does, not how fast.
configure({ asyncUtilTimeout: 15_000 });

// Every test begins in a browser with dialogs, in which time passes, no media query holds and nothing has come into
// view. A draft, a toast or a closed banner of one test must not meet the next, which is another visitor.
beforeEach(() => {
  jest.useRealTimers();
  dismissToast();
  if (typeof window === "undefined") return;
  fakeDialogs();
  fakeMedia();
  fakeIntersections();
  window.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
  sessionStorage.clear();
});

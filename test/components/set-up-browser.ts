import "@testing-library/jest-dom";
import { configure } from "@testing-library/dom";
import { dismissToast } from "../../src/hooks/use-toast";
import { fakeDialogs, fakeIntersections, fakeMedia } from "./fake-browser";

// On a busy machine an answer may take long; tests wait for the answer, and do not test how fast it comes.
configure({ asyncUtilTimeout: 15_000 });

// Every test begins in a browser with dialogs, in which time passes, no media query holds and nothing has come into
// view. A draft, a toast or a closed banner of one test must not be there in the next.
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

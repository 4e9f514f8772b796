import { act, render, screen } from "@testing-library/react";
import type * as Router from "@reach/router";
import type * as React from "react";
import { Suspense, use, useContext } from "react";
import { RouterLocation } from "./router-location";

jest.mock(
  "@reach/router",
  () => ({
    LocationContext: jest.requireActual<typeof React>("react").createContext(null),
    globalHistory: { location: { pathname: "/" }, listen: jest.fn(), _onTransitionComplete: jest.fn() },
  }),
  { virtual: true },
);

const { globalHistory, LocationContext } = jest.requireMock<typeof Router>("@reach/router");
const listen = jest.mocked(globalHistory.listen);
const completed = jest.mocked(globalHistory._onTransitionComplete);
const unlisten = jest.fn();

let next: Promise<string>;
let arrive: (text: string) => void;

/** The first page, or one that cannot be shown yet. */
function Page() {
  const { pathname } = useContext(LocationContext).location;
  return <p>{pathname === "/" ? "The first page" : use(next)}</p>;
}

const show = () =>
  render(
    <RouterLocation>
      <Suspense fallback="Nothing yet">
        <Page />
      </Suspense>
    </RouterLocation>,
  );

const navigate = () =>
  act(() => {
    const location = { pathname: "/next" } as Router.HistoryLocation;
    listen.mock.lastCall?.[0]({ location, action: "PUSH" });
    return Promise.resolve();
  });

beforeEach(() => {
  next = new Promise((resolve) => (arrive = resolve));
  listen.mockReset().mockReturnValue(unlisten);
  completed.mockReset();
  unlisten.mockReset();
});

test("the page that shows stays until the next one is rendered", async () => {
  show();
  await navigate();
  expect(screen.getByText("The first page")).toBeVisible();
  await act(() => Promise.resolve(arrive("The next page")));
  expect(await screen.findByText("The next page")).toBeVisible();
});

test("the router hears when a page is shown, so that the one after it is an entry of its own", async () => {
  show();
  completed.mockReset();
  await navigate();
  expect(completed).not.toHaveBeenCalled();
  await act(() => Promise.resolve(arrive("The next page")));
  expect(completed).toHaveBeenCalledTimes(1);
});

test("listens no longer than it is shown", () => {
  const { unmount } = show();
  expect(unlisten).not.toHaveBeenCalled();
  unmount();
  expect(unlisten).toHaveBeenCalledTimes(1);
});

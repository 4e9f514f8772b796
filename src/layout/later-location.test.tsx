import { Location, navigate } from "@reach/router";
import { act, render, screen } from "@testing-library/react";
import { Suspense, use } from "react";
import { LaterLocation } from "./later-location";

test("the page before stays until the next one is ready, and its scroll position is not saved for the next one", async () => {
  let answer: (title: string) => void = jest.fn();
  const heard = jest.fn();
  window.addEventListener("scroll", heard);
  const next = new Promise<string>((resolve) => {
    answer = resolve;
  });
  const Page = ({ path }: { path: string }) => <h1>{path === "/about" ? use(next) : "Home"}</h1>;
  render(
    <LaterLocation>
      <Location>
        {({ location }) => (
          <Suspense fallback="waiting">
            <Page path={location.pathname} />
          </Suspense>
        )}
      </Location>
    </LaterLocation>,
  );

  await act(async () => {
    void navigate("/about");
    // The router waits for a frame.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
  expect(window.location.pathname).toBe("/about");
  expect(screen.getByRole("heading").textContent).toBe("Home");
  expect(screen.queryByText("waiting")).toBeNull();
  window.dispatchEvent(new Event("scroll"));
  expect(heard).not.toHaveBeenCalled();

  await act(async () => {
    answer("About");
    await next;
  });
  expect(screen.getByRole("heading").textContent).toBe("About");
  window.dispatchEvent(new Event("scroll"));
  expect(heard).toHaveBeenCalledTimes(1);
});

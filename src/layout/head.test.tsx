import { act, render, waitFor } from "@testing-library/react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { LateHelmet } from "./head";

const description = () => document.head.querySelector<HTMLMetaElement>("meta[name=description]")?.content;

const page = (title: string) => (
  <LateHelmet title={title} meta={[{ name: "description", content: `About ${title}` }]} />
);

beforeEach(() => {
  document.head.innerHTML = '<title>Prebuilt</title><meta name="description" content="Prebuilt">';
});

/** Turns `act` off, inside which React commits at once what a browser may commit later. */
const withoutAct = (on: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: !on });

// Has to run first, while Helmet is not loaded yet.
test("a page that is left as soon as Helmet has come writes no title afterwards", async () => {
  withoutAct(true);
  const root = createRoot(document.createElement("div"));
  for (const title of ["Left", "About"]) {
    root.render(<div key={title}>{page(title)}</div>);
    await new Promise((done) => setTimeout(done, 50));
  }
  root.render(null);
  await new Promise((done) => setTimeout(done, 50));
  withoutAct(false);
  expect(document.title).toBe("About");
});

test("a prebuilt page keeps the head that it came with", async () => {
  act(() => void hydrateRoot(document.createElement("div"), page("Home")));
  await new Promise((done) => setTimeout(done, 50));
  expect(document.title).toBe("Prebuilt");
  expect(description()).toBe("Prebuilt");
});

test("the title of a further page is there before Helmet", async () => {
  render(page("Services"));
  expect(document.title).toBe("Services");
  await act(() => Promise.resolve());
});

test("Helmet writes the rest of a further page's head", async () => {
  document.head.innerHTML = "";
  render(page("Contact"));
  await waitFor(() => expect(description()).toBe("About Contact"));
  expect(document.title).toBe("Contact");
});

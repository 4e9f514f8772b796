import { act, render, waitFor } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { LateHelmet } from "./head";

const description = () => document.head.querySelector<HTMLMetaElement>("meta[name=description]")?.content;

const page = (title: string) => (
  <LateHelmet title={title} meta={[{ name: "description", content: `About ${title}` }]} />
);

beforeEach(() => {
  document.head.innerHTML = '<title>Prebuilt</title><meta name="description" content="Prebuilt">';
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

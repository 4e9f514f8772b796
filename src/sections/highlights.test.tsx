import { fireEvent, render, screen, within } from "@testing-library/react";
import { slides, texts } from "../../test/components/home-content";
import { withSettings } from "../../test/components/site-settings";
import { Highlights } from "./highlights";

// Swiper never loads here; hooks/use-swiper.test.ts tests it.
jest.mock("../hooks/swiper-core", () => ({}));

const dot = (number: number) => screen.getByRole("button", { name: new RegExp(`^Go to slide ${number}: `) });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

const show = () => render(withSettings(<Highlights texts={texts} slides={slides} />));

beforeEach(() => {
  jest.useFakeTimers();
  // As in a browser that cannot tell what is in sight.
  Reflect.deleteProperty(window, "IntersectionObserver");
});

test("one line says who this is, and stays when the slides change", () => {
  show();
  expect(screen.getByText(texts.descriptor).closest("[role=group]")).toBeNull();
  press("Next slide");
  expect(screen.getByText(texts.descriptor)).toBeVisible();
});

test("a dot's name says the slide's title, with the word that is seen on narrow screens", () => {
  show();
  for (const [index, { title, label }] of slides.entries()) {
    expect(dot(index + 1)).toHaveAccessibleName(`Go to slide ${index + 1}: ${title}`);
    expect(within(dot(index + 1)).getByText(label)).toBeInTheDocument();
  }
});

test("the slide that shows carries the page's one heading", () => {
  show();
  const headings = () =>
    screen.getAllByRole("heading", { level: 1, hidden: true }).map(({ textContent }) => textContent);
  expect(headings()).toEqual(["AI-Powered Solutions"]);
  fireEvent.click(screen.getByRole("button", { name: "Next slide" }));
  expect(headings()).toEqual(["Media Production"]);
});

test("the first slide's picture alone does not wait", () => {
  show();
  const pictures = screen.getAllByRole("presentation", { hidden: true });
  expect(pictures.map((picture) => picture.getAttribute("loading"))).toEqual(["eager", "lazy", "lazy"]);
});

test("a picture that says something has its text", () => {
  const described = slides.map((item) => ({ ...item, imageAlt: `Seen: ${item.title}` }));
  render(withSettings(<Highlights texts={texts} slides={described} />));
  expect(screen.getByRole("img", { name: "Seen: AI-Powered Solutions" })).toBeVisible();
});

test("a label in other words than the title is part of its button's name", () => {
  render(
    withSettings(<Highlights texts={texts} slides={slides.map((item) => ({ ...item, label: "Else" }))} />),
  );
  expect(dot(1)).toHaveAccessibleName("Go to slide 1: AI-Powered Solutions (Else)");
});

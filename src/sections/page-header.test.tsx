import { render, screen, within } from "@testing-library/react";
import { picture } from "../../test/components/image";
import { withSettings } from "../../test/components/site-settings";
import { PageHeader } from "./page-header";

test("the page's title is its one first heading, followed by a sentence", () => {
  render(withSettings(<PageHeader heading="About" intro="Who we are." />));
  expect(screen.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
  expect(screen.getByText("Who we are.")).toBeVisible();
});

test("a page at the top has neither breadcrumb nor picture", () => {
  render(withSettings(<PageHeader heading="About" intro="Who we are." />));
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

test("a breadcrumb links to the pages above, and names this one last", () => {
  const trail = [
    { label: "Services", path: "/services" },
    { label: "AI", path: "/services/ai" },
    { label: "Data Analytics", path: "/services/data-analytics" },
  ];
  render(withSettings(<PageHeader heading="Data Analytics" intro="Reports." trail={trail} />));
  const items = within(screen.getByRole("navigation", { name: "Breadcrumb" })).getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual(["Services", "AI", "Data Analytics"]);
  expect(within(items[1]!).getByRole("link", { name: "AI" })).toHaveAttribute("href", "/services/ai");
  expect(within(items[2]!).queryByRole("link")).not.toBeInTheDocument();
  expect(within(items[2]!).getByText("Data Analytics")).toHaveAttribute("aria-current", "page");
});

test("its picture says what it shows, and does not wait", () => {
  render(
    withSettings(
      <PageHeader heading="About" intro="Who we are." art={picture("dunes")} artAlt="Dunes at dusk" />,
    ),
  );
  expect(screen.getByRole("img", { name: "Dunes at dusk" })).toHaveAttribute("loading", "eager");
});

test("a note stands below the sentence", () => {
  render(withSettings(<PageHeader heading="About" intro="Who we are." note="As of May" />));
  expect(screen.getByText("Who we are.").nextElementSibling).toHaveTextContent("As of May");
});

test("a page with a form of its own leads down to it", () => {
  const action = { label: "Ask about your well", to: "#enquiry", note: "A founder reads it." };
  render(withSettings(<PageHeader heading="Wells" intro="Deep." action={action} />));
  expect(screen.getByRole("link", { name: "Ask about your well" })).toHaveAttribute("href", "#enquiry");
  expect(screen.getByText("A founder reads it.")).toBeVisible();
});

import { render, screen } from "@testing-library/react";
import { withSettings } from "../../test/components/site-settings";
import { ContactPanel } from "./contact-panel";

const words = {
  heading: "Reach us directly",
  location: "Location",
  email: "Email",
  phone: "Phone",
  hours: "Business hours",
};

beforeEach(() => void render(withSettings(<ContactPanel words={words} />)));

/** What the list says under a term. */
const under = (term: string) =>
  screen.getAllByRole("definition")[screen.getAllByRole("term").findIndex((dt) => dt.textContent === term)];

test("says where the company is and when it can be reached", () => {
  expect(screen.getByRole("heading", { name: "Reach us directly" })).toBeVisible();
  expect(under("Location")).toHaveTextContent("Abu Dhabi,United Arab Emirates");
  expect(under("Business hours")).toHaveTextContent("Monday to Friday");
  expect(under("Business hours")).toHaveTextContent("9:00 AM to 6:00 PM");
  expect(under("Business hours")).toHaveTextContent("Weekend closed");
});

test("the address and both numbers can be used at once", () => {
  expect(screen.getByRole("link", { name: "hello@example.com" })).toHaveAttribute(
    "href",
    "mailto:hello@example.com",
  );
  expect(screen.getByRole("link", { name: "+971 2 000 0001" })).toHaveAttribute("href", "tel:+97120000001");
  expect(screen.getByRole("link", { name: "+971 2 000 0002" })).toHaveAttribute("href", "tel:+97120000002");
});

import { render, screen, within } from "@testing-library/react";
import { Team } from "./team";

const members = [
  { name: "Noor Haddad", title: "Director", bio: "Began with maps." },
  { name: "Sami Aziz", title: "Engineer", bio: "Began with radios.", website: "https://example.com" },
];

beforeEach(() => {
  render(<Team heading="Who leads" members={members} />);
});

test("each person has a name, a title and a bio, in the order of content", () => {
  const items = screen.getAllByRole("listitem");
  expect(items).toHaveLength(2);
  expect(within(items[0]!).getByRole("heading", { level: 3, name: "Noor Haddad" })).toBeVisible();
  expect(within(items[0]!).getByText("Director")).toBeVisible();
  expect(within(items[0]!).getByText("Began with maps.")).toBeVisible();
  expect(within(items[1]!).getByRole("heading", { level: 3, name: "Sami Aziz" })).toBeVisible();
});

test("a person's website is not shown on the card", () => {
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(screen.queryByText(/example\.com/)).not.toBeInTheDocument();
});

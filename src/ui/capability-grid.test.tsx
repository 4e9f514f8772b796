import { render, screen, within } from "@testing-library/react";
import { icon } from "../../test/components/image";
import { CapabilityGrid } from "./capability-grid";

const capabilities = ["Data Analytics", "Computer Vision"].map((title) => ({
  title,
  description: `What ${title} is.`,
  icon,
  to: null as string | null,
}));

test("each capability is an item with its title as a heading and its description", () => {
  render(<CapabilityGrid capabilities={capabilities} />);
  const items = screen.getAllByRole("listitem");
  expect(items).toHaveLength(2);
  expect(within(items[1]!).getByRole("heading", { level: 3, name: "Computer Vision" })).toBeVisible();
  expect(items[1]).toHaveTextContent("What Computer Vision is.");
});

test("a title leads to the page about it, where there is one", () => {
  const [first, second] = capabilities;
  render(<CapabilityGrid capabilities={[{ ...first!, to: "/services/data-analytics" }, second!]} />);
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual(["Data Analytics"]);
  expect(links[0]).toHaveAttribute("href", "/services/data-analytics");
});

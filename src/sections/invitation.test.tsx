import { render, screen } from "@testing-library/react";
import { Invitation } from "./invitation";

test("a page without a form ends with a way to write", () => {
  const callToAction = {
    heading: "Is your well dry?",
    text: "We answer within 24–48 hours.",
    button: { label: "Call a digger", to: "/contact" },
  };
  render(<Invitation page={{ callToAction }} />);
  expect(screen.getByRole("heading", { level: 2, name: "Is your well dry?" })).toBeVisible();
  expect(screen.getByText(/We answer/)).toHaveTextContent("We answer within 24–48 hours.");
  expect(screen.getByRole("link", { name: "Call a digger" })).toHaveAttribute("href", "/contact");
});

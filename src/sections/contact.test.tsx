import { render, screen } from "@testing-library/react";
import { words } from "../../test/components/enquiry-form";
import { process } from "../../test/components/process-content";
import { withSettings } from "../../test/components/site-settings";
import { Contact } from "./contact";

const page = {
  form: { heading: "Send Us a Message" },
  panel: {
    heading: "Reach us directly",
    location: "Location",
    email: "Email",
    phone: "Phone",
    hours: "Business hours",
  },
};

const show = () => render(withSettings(<Contact page={page} process={process} words={words} />));

test("the form stands beside the ways to reach the company without it", () => {
  show();
  expect(screen.getByRole("heading", { level: 2, name: "Send Us a Message" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Send Message" })).toBeVisible();
  expect(screen.getByRole("heading", { level: 2, name: "Reach us directly" })).toBeVisible();
  expect(screen.getByRole("link", { name: "hello@example.com" })).toBeVisible();
});

test("below the form stands what happens after writing", () => {
  show();
  const steps = screen.getByText("You shout").closest("ol");
  const send = screen.getByRole("button", { name: "Send Message" });
  expect(steps?.children).toHaveLength(3);
  expect(send.compareDocumentPosition(steps!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

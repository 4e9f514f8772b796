import { render, screen } from "@testing-library/react";
import { words } from "../../test/components/enquiry-form";
import { Confirmation } from "./confirmation";

const confirmation = () => document.getElementById("sent");

test("it is there for an address that asks for it, and hidden until then", () => {
  render(<Confirmation words={words} />);

  expect(confirmation()).not.toBeVisible();
  expect(confirmation()).toHaveTextContent(
    "Message sent!Your message has been submitted successfully! We will get back to you soon.Send another message",
  );
});

test("the way back to the form loads the page anew, or the address would still ask for the confirmation", () => {
  render(<Confirmation words={words} />);

  expect(screen.getByText("Send another message")).toHaveAttribute("href", "/contact");
});

import { render, screen } from "@testing-library/react";
import { contact, words } from "../../test/components/enquiry-form";
import { Confirmation } from "./confirmation";
import { SentPage } from "./sent-page";

const show = (more: Partial<Parameters<typeof Confirmation>[0]> = {}) =>
  render(
    <Confirmation words={words} hours={contact.hours} text="It is with us." another="Again" {...more} />,
  );

test("it says what happened and what comes next, with the company's week", () => {
  show();
  expect(screen.getByRole("heading", { level: 2, name: "Message sent!" })).not.toHaveFocus();
  expect(screen.getByText("It is with us.")).toBeVisible();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "We have itNothing more to do.",
    "A founder answersWithin 24–48 business hours, Monday to Friday, 9:00 AM to 6:00 PM.",
  ]);
});

test("it says neither a reference nor a message that it does not know", () => {
  show();
  expect(screen.queryByText("Your reference")).not.toBeInTheDocument();
  expect(screen.queryByText("What you wrote")).not.toBeInTheDocument();
});

test("the reference stays on one line, whose direction is that of its letters", () => {
  show({ reference: "7K2M-9PQ4" });
  expect(screen.getByText("7K2M\u20119PQ4")).toHaveStyle({ direction: "ltr" });
});

test("the fields that the list marks as confirmed are repeated, as people read them, and nothing else", () => {
  show({ wrote: { name: "Noor", service: "media", message: "Two\nlines" } });
  expect(screen.queryByText("Noor")).not.toBeInTheDocument();
  expect(screen.getByText("Media Services")).toBeVisible();
  expect(screen.getByText(/Two\s+lines/).textContent).toBe("Two\nlines");
});

test("it takes the focus when it appears in the form's place", () => {
  show({ focused: true });
  expect(screen.getByRole("heading", { name: "Message sent!" })).toHaveFocus();
});

test("without scripts it is there for an address that asks for it, and hidden until then", () => {
  render(<SentPage words={words} hours={contact.hours} />);
  expect(document.getElementById("sent")).not.toBeVisible();
  expect(document.getElementById("sent")).toHaveTextContent(/^Message sent!Your message has been submitted/);
});

test("without scripts the way back loads the page anew, or the address would still ask for the confirmation", () => {
  window.history.replaceState(null, "", "/ar/contact#sent");
  render(<SentPage words={words} hours={contact.hours} />);
  expect(screen.getByText<HTMLAnchorElement>("Send another message").href).toBe(
    "http://localhost/ar/contact",
  );
});

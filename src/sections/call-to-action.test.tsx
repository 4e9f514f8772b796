import { render, screen } from "@testing-library/react";
import { words } from "../../test/components/enquiry-form";
import { process } from "../../test/components/process-content";
import { withSettings } from "../../test/components/site-settings";
import { CallToAction } from "./call-to-action";

const service = { slug: "ai" };
const invitation = { heading: "Ready?", text: "Tell us." };

test("the invitation and what happens then stand above the form", () => {
  render(
    withSettings(<CallToAction service={service} invitation={invitation} process={process} words={words} />),
  );
  const heading = screen.getByRole("heading", { level: 2, name: "Ready?" });
  const name = screen.getByRole("textbox", { name: "Name" });
  expect(screen.getByText("Tell us.")).toBeVisible();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "You shoutOnce is enough.",
    "We hear itWithin 24–48 hours.",
    "We comeWith a rope.",
  ]);
  expect(heading.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("a hint of the page's own stands at the message, in place of the form's", () => {
  const hint = "Which well, and since when?";
  render(
    withSettings(
      <CallToAction service={service} invitation={{ ...invitation, hint }} process={process} words={words} />,
    ),
  );
  expect(screen.getByRole("textbox", { name: "Message" })).toHaveAccessibleDescription(hint);
});

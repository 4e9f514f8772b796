import { render, screen } from "@testing-library/react";
import { words } from "../../test/components/enquiry-form";
import { service } from "../../test/components/service-content";
import { settings } from "../../test/components/site-settings";
import { CallToAction } from "./call-to-action";

test("the invitation stands above the form in which to accept it", () => {
  render(<CallToAction service={service} words={words} settings={settings} />);
  const heading = screen.getByRole("heading", { level: 2, name: "Ready?" });
  const name = screen.getByRole("textbox", { name: "Name" });
  expect(screen.getByText("Tell us.")).toBeVisible();
  expect(heading.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

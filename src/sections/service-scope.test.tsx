import { render, screen, within } from "@testing-library/react";
import { service } from "../../test/components/service-content";
import { ServiceScope } from "./service-scope";

beforeEach(() => {
  render(<ServiceScope service={service} />);
});

test("an empty line in the introduction starts a new paragraph", () => {
  expect(screen.getByText("It starts with a question.").tagName).toBe("P");
  expect(screen.getByText("It ends with an answer.").tagName).toBe("P");
});

test("the steps are listed in order under their heading", () => {
  expect(screen.getByRole("heading", { level: 2, name: "What we do" })).toBeVisible();
  const [steps] = screen.getAllByRole("list");
  expect(
    within(steps!)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["1Ask", "2Audit", "3Train"]);
});

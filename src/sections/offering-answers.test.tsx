import { render, screen } from "@testing-library/react";
import { OfferingAnswers } from "./offering-answers";

const texts = {
  questionsHeading: "Two questions",
  needsHeading: "What it needs",
  siblings: "Also in {service}:",
};
const service = { shortName: "AI" };
const siblings = [
  { title: "Data Analytics", path: "/services/data-analytics" },
  { title: "NLP Solutions", path: "/services/nlp-solutions" },
];
const offering = {
  questions: [{ question: "How long?", answer: "A week." }],
  needs: ["One decision"],
  service,
};

test("questions are answered, and what it needs is listed", () => {
  render(<OfferingAnswers texts={texts} offering={offering} siblings={siblings} />);
  expect(screen.getByRole("heading", { level: 3, name: "How long?" })).toBeVisible();
  expect(screen.getByText("A week.")).toBeVisible();
  expect(screen.getByText("One decision")).toBeVisible();
});

test("the other offerings of the service can be reached", () => {
  render(<OfferingAnswers texts={texts} offering={offering} siblings={siblings} />);
  expect(screen.getByText("Also in AI:")).toBeVisible();
  expect(screen.getByRole("link", { name: "Data Analytics" })).toHaveAttribute(
    "href",
    "/services/data-analytics",
  );
  expect(screen.getByRole("link", { name: "NLP Solutions" })).toBeVisible();
});

test("an offering without questions, needs and siblings has no answers section", () => {
  const bare = { questions: null, needs: null, service };
  const { container } = render(<OfferingAnswers texts={texts} offering={bare} siblings={[]} />);
  expect(container).toBeEmptyDOMElement();
});

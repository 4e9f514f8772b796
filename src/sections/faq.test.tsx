import { render, screen, within } from "@testing-library/react";
import { faqs, texts } from "../../test/components/home-content";
import { Faq } from "./faq";

/** The browser's own disclosures, one for each question. */
const items = () => faqs.map(({ question }) => screen.getByText(question).closest("details")!);

beforeEach(() => {
  render(<Faq texts={texts} faqs={faqs} />);
});

test("each question opens and closes its own answer", () => {
  expect(items()).toHaveLength(3);
  for (const [index, { question, answer }] of faqs.entries()) {
    const item = items()[index]!;
    expect(item.firstElementChild?.tagName).toBe("SUMMARY");
    expect(item.firstElementChild).toHaveTextContent(question);
    expect(within(item).getByText(answer)).toBeInTheDocument();
  }
});

test("the browser keeps at most one of them open, because they share a name", () => {
  const names = items().map((item) => item.getAttribute("name"));
  expect(names[0]).toBeTruthy();
  expect(new Set(names).size).toBe(1);
});

test("the questions are headings below the section's", () => {
  expect(screen.getByRole("heading", { level: 2, name: "Questions" })).toBeVisible();
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    faqs.map(({ question }) => question),
  );
});

test("it ends with the way to the contact page", () => {
  expect(screen.getByRole("link", { name: "Get in Touch" })).toHaveAttribute("href", "/contact");
  expect(screen.getByText("Still have one?")).toBeVisible();
});

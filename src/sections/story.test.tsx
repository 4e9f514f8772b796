import { render, screen } from "@testing-library/react";
import { Story } from "./story";

test("explains the name, then tells the story", () => {
  const definition = { term: "delta", kind: "noun", text: "Where a river ends." };
  const story = { lead: "Three of us.", paragraphs: ["We met.", "We began."] };
  render(<Story page={{ definition, story }} />);
  expect(screen.getByRole("heading", { level: 2, name: "delta" })).toBeVisible();
  expect(screen.getByText("noun.").parentElement).toHaveTextContent("noun. Where a river ends.");
  expect(screen.getAllByText(/^(Three|We)/).map(({ textContent }) => textContent)).toEqual([
    "Three of us.",
    "We met.",
    "We began.",
  ]);
});

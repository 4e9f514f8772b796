import { render, screen } from "@testing-library/react";
import { OfferingScope } from "./offering-scope";

const texts = { symptomsHeading: "Is this you?", featuresHeading: "Key features" };
const features = [
  { title: "Audit", text: "We list every source." },
  { title: "Training", text: null },
];

const texted = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

test("symptoms come first, as somebody would say them, then the features", () => {
  render(<OfferingScope texts={texts} offering={{ symptoms: ["We order by feel."], features }} />);
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "Is this you?",
    "Key features",
  ]);
  expect(texted()).toEqual(["We order by feel.", "AuditWe list every source.", "Training"]);
});

test("an offering without symptoms still lists its features", () => {
  render(<OfferingScope texts={texts} offering={{ symptoms: null, features }} />);
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("Key features");
  expect(texted()).toHaveLength(2);
});

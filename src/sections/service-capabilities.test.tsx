import { render, screen } from "@testing-library/react";
import { service } from "../../test/components/service-content";
import { ServiceCapabilities } from "./service-capabilities";

test("the capabilities stand under their heading", () => {
  render(<ServiceCapabilities service={service} />);
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Two capabilities",
    "Data Analytics",
    "Computer Vision",
  ]);
});

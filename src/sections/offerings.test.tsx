import { render, screen, within } from "@testing-library/react";
import { offerings, services, texts } from "../../test/components/home-content";
import { Offerings } from "./offerings";

test("more than three branches stand in rows", () => {
  const { container } = render(
    <Offerings
      texts={texts}
      services={["a", "b"].flatMap((more) =>
        services.map((one) => ({ ...one, shortName: one.shortName + more })),
      )}
      offerings={offerings}
    />,
  );
  expect(container.querySelector("[style*=--columns]")).toHaveStyle({ "--columns": "3" });
});

test("each service has its own branch, in order, with its own cards", () => {
  render(<Offerings texts={texts} services={services} offerings={offerings.toReversed()} />);
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "AI",
    "Media",
    "Software",
  ]);
  const branch = screen.getByRole("heading", { level: 3, name: "Media" }).parentElement!;
  expect(
    within(branch)
      .getAllByRole("button")
      .map(({ textContent }) => textContent),
  ).toEqual(["Streaming Solutions", "Media Management", "Media Production"]);
});

import { render, screen } from "@testing-library/react";
import { service } from "../../test/components/service-content";
import { ServicesIndex } from "./services-index";

test("each service is a line that jumps to its section", () => {
  const media = { ...service, slug: "media", name: "Media Services" };
  render(<ServicesIndex services={[service, media]} />);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "#ai-services",
    "#media-services",
  ]);
  expect(screen.getByRole("link", { name: /^Media Services/ })).toBeVisible();
});

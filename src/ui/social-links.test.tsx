import { render, screen } from "@testing-library/react";
import { settings, withSettings } from "../../test/components/site-settings";
import { SocialLinks } from "./social-links";

const pages = settings.social.map(({ name, icon }) => ({ name, icon, to: `https://example.com/${name}` }));

test("the row says that pages are to come as soon as one is", () => {
  render(withSettings(<SocialLinks />, { social: [...pages.slice(1), settings.social[0]!] }));
  expect(screen.getByRole("list")).toHaveAttribute("data-soon", "Soon");
});

test("the row says nothing where all have a page", () => {
  render(withSettings(<SocialLinks />, { social: pages }));
  expect(screen.getByRole("list")).not.toHaveAttribute("data-soon");
});

import { fireEvent, render, screen } from "@testing-library/react";
import { settings, withSettings } from "../../test/components/site-settings";
import { LanguageSwitch } from "./language-switch";

const [english] = settings.languages;
const arabic = {
  code: "ar",
  name: "العربية",
  region: null,
  direction: "rtl",
  home: "/ar",
  path: "/ar",
  translated: false,
};

test("the link is named by the other language, marked with it, and leads to the page in it", () => {
  render(withSettings(<LanguageSwitch />, { languages: [english!, arabic] }));
  const link = screen.getByRole("link", { name: "العربية" });
  expect(link).toHaveAttribute("href", "/ar");
  expect(link).toHaveAttribute("lang", "ar");
  expect(link).toHaveAttribute("hreflang", "ar");
  expect(link).toHaveAttribute("dir", "rtl");
  expect(screen.getAllByRole("link")).toHaveLength(1);
});

test("a site in one language has none", () => {
  render(withSettings(<LanguageSwitch />));
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

test("no place is kept where the page is absent: the link leads to another page", () => {
  render(withSettings(<LanguageSwitch />, { languages: [english!, { ...arabic, path: "#" }] }));
  fireEvent.click(screen.getByRole("link", { name: "العربية" }));
  expect(sessionStorage).toHaveLength(0);
});

test("the place on the page is kept for a click that leaves it, not for another tab", () => {
  render(
    withSettings(<LanguageSwitch />, { languages: [english!, { ...arabic, path: "#", translated: true }] }),
  );
  const link = screen.getByRole("link", { name: "العربية" });
  fireEvent.click(link, { ctrlKey: true });
  expect(sessionStorage).toHaveLength(0);
  fireEvent.click(link);
  expect(sessionStorage).toHaveLength(1);
});

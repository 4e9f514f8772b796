import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { settings } from "../../test/components/site-settings";
import { Header } from "./header";

const showAt = (path: string) => render(<Header settings={settings} path={path} />);

/** The links of wide screens. jsdom has no width and takes the phone's styles, so they have to be brought out. */
function navigation(): HTMLElement {
  screen.getByRole("navigation", { hidden: true }).style.display = "block";
  return screen.getByRole("navigation", { name: "Main" });
}

const current = (links: HTMLElement) =>
  within(links)
    .queryAllByRole("link", { current: "page" })
    .map(({ textContent }) => textContent);

test("the navigation Main holds the site's pages", () => {
  showAt("/");
  const links = within(navigation()).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Home", "/"],
    ["Services", "/services"],
    ["About", "/about"],
    ["Contact", "/contact"],
  ]);
});

test.each([
  ["/", ["Home"]],
  ["/services", ["Services"]],
  ["/services/ai", ["Services"]],
  ["/contact", ["Contact"]],
  ["/nowhere", []],
])("at %s the current link is %j", (path, labels) => {
  showAt(path);
  expect(current(navigation())).toEqual(labels);
});

test("stops listening to the page when it goes", () => {
  const remove = jest.spyOn(window, "removeEventListener");
  showAt("/").unmount();
  expect(remove).toHaveBeenCalledWith("scroll", expect.any(Function));
});

test("a company without a number has a menu without one", async () => {
  const contact = { ...settings.contact, phones: [] };
  render(<Header settings={{ ...settings, contact }} path="/" />);
  await userEvent.click(screen.getByRole("button", { name: "Open menu" }));
  expect(within(screen.getByRole("dialog")).queryByRole("link", { name: /^\+/ })).not.toBeInTheDocument();
});

import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeDialogs, scrollPage } from "../../test/components/fake-browser";
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

beforeEach(() => {
  fakeDialogs();
  scrollPage(0);
});

test("the logo leads home", () => {
  showAt("/about");
  expect(screen.getByRole("link", { name: /^Example/ })).toHaveAttribute("href", "/");
});

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

test("the header is plain until the page is scrolled beyond 10 px, and again at the top", () => {
  showAt("/");
  const looks = () => {
    const { boxShadow, background } = getComputedStyle(screen.getByRole("banner"));
    return { boxShadow, background };
  };
  const plain = looks();
  act(() => scrollPage(10));
  expect(looks()).toEqual(plain);
  act(() => scrollPage(11));
  expect(looks().boxShadow).not.toBe(plain.boxShadow);
  expect(looks().background).not.toBe(plain.background);
  act(() => scrollPage(0));
  expect(looks()).toEqual(plain);
});

test("stops listening to the page when it goes", () => {
  const remove = jest.spyOn(window, "removeEventListener");
  showAt("/").unmount();
  expect(remove).toHaveBeenCalledWith("scroll", expect.any(Function));
});

test("the menu button opens the dialog Menu, and its close button closes it", async () => {
  showAt("/services/ai");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Open menu" }));
  const menu = screen.getByRole("dialog", { name: "Menu" });
  expect(current(menu)).toEqual(["Services"]);
  await userEvent.click(within(menu).getByRole("button", { name: "Close menu" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Open menu" })).toHaveFocus();
});

test.each(["Home", "Services", "About", "Contact"])("the menu closes on its link %s", async (name) => {
  showAt("/");
  await userEvent.click(screen.getByRole("button", { name: "Open menu" }));
  const link = within(screen.getByRole("dialog")).getByRole("link", { name });
  link.addEventListener("click", (event) => event.preventDefault());
  await userEvent.click(link);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("the menu says how to reach the company", async () => {
  showAt("/");
  await userEvent.click(screen.getByRole("button", { name: "Open menu" }));
  const menu = within(screen.getByRole("dialog"));
  expect(menu.getByRole("link", { name: "hello@example.com" })).toHaveAttribute(
    "href",
    "mailto:hello@example.com",
  );
  expect(menu.getByRole("link", { name: "+971 2 000 0001" })).toHaveAttribute("href", "tel:+97120000001");
});

test("a company without a number has a menu without one", async () => {
  const contact = { ...settings.contact, phones: [] };
  render(<Header settings={{ ...settings, contact }} path="/" />);
  await userEvent.click(screen.getByRole("button", { name: "Open menu" }));
  expect(within(screen.getByRole("dialog")).queryByRole("link", { name: /^\+/ })).not.toBeInTheDocument();
});

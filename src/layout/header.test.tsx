import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { settings, withSettings } from "../../test/components/site-settings";
import { Header } from "./header";

test("stops listening to the page when it goes", () => {
  const remove = jest.spyOn(window, "removeEventListener");
  render(withSettings(<Header path="/" />)).unmount();
  expect(remove).toHaveBeenCalledWith("scroll", expect.any(Function));
});

test("a company without a number has a menu without one", async () => {
  const contact = { ...settings.contact, phones: [] };
  render(withSettings(<Header path="/" />, { contact }));
  await userEvent.click(screen.getByRole("button", { name: "Open menu" }));
  expect(within(screen.getByRole("dialog")).queryByRole("link", { name: /^\+/ })).not.toBeInTheDocument();
});

import { fireEvent, render } from "@testing-library/react";
import { withSettings } from "../../test/components/site-settings";
import { Menu, MENU_ID } from "./menu";

test("it is closed when the page is left for another document, from which Back may bring the page", () => {
  render(withSettings(<Menu path="/" />));
  const menu = document.getElementById(MENU_ID) as HTMLDialogElement;
  menu.showModal();
  fireEvent(window, new Event("pagehide"));
  expect(menu.open).toBe(false);
});

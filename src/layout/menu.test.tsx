import { fireEvent, render } from "@testing-library/react";
import { withSettings } from "../../test/components/site-settings";
import { Menu, MENU_ID } from "./menu";

test("it closes when the page is left for another document, so that Back does not bring it back open", () => {
  render(withSettings(<Menu path="/" />));
  const menu = document.getElementById(MENU_ID) as HTMLDialogElement;
  menu.showModal();
  fireEvent(window, new Event("pagehide"));
  expect(menu.open).toBe(false);
});

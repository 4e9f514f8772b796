import { render } from "@testing-library/react";
import { withSettings } from "../../test/components/site-settings";
import { Header } from "./header";

test("stops listening to the page when it goes", () => {
  const remove = jest.spyOn(window, "removeEventListener");
  render(withSettings(<Header path="/" />)).unmount();
  expect(remove).toHaveBeenCalledWith("scroll", expect.any(Function));
});

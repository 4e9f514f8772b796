import { screen } from "@testing-library/react";
import { fillIn, held, sendButton, showForm, typed } from "../../test/components/enquiry-form";

// The network went before the scripts that check and send could be fetched.
jest.mock("./submit", () => {
  throw new Error("Loading chunk failed");
});

test("a form whose sending cannot be loaded says so, keeps everything, and can be tried again", async () => {
  const user = showForm();
  await fillIn(user);
  await user.click(sendButton());
  expect(await screen.findByText("Something went wrong")).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent("Please try again later.");
  expect(held()).toEqual(typed);
  expect(sendButton()).toBeEnabled();
});

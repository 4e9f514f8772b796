import { screen } from "@testing-library/react";
import { ACCEPTED, fakeServer } from "../../test/components/enquiry-answers";
import { fillIn, held, sendButton, showForm } from "../../test/components/enquiry-form";

// The network fails after the enquiry has been sent, before the confirmation is fetched.
jest.mock("./confirmation", () => {
  throw new Error("Loading chunk failed");
});

test("a form whose confirmation cannot be loaded says in a toast that it was sent, and is empty", async () => {
  fakeServer(ACCEPTED);
  const user = showForm();
  await fillIn(user);
  await user.click(sendButton());
  expect(await screen.findByText("Message sent!")).toBeVisible();
  expect(held()).toMatchObject({ name: "", message: "" });
  expect(sendButton()).toBeEnabled();
});

import { screen, within } from "@testing-library/react";
import { field, fillIn, sendButton, showForm, typed } from "../../test/components/enquiry-form";
import { ACCEPTED, fakeServer } from "../../test/components/enquiry-answers";

const heading = () => screen.queryByText(/fields? to correct/);
const links = () => within(heading()!.parentElement!).getAllByRole("link");
const reasons = () => links().map(({ textContent }) => textContent);

/** Sends the form, and waits until it has been refused. */
async function fail(user: ReturnType<typeof showForm>): Promise<void> {
  await user.click(sendButton());
  expect(await screen.findByText("Form validation error")).toBeVisible();
}

/** Fills the form in, has it refused by the server for these fields. */
async function failOnServer(errors: Record<string, string[]>) {
  fakeServer({ status: 422, body: { success: false, message: "Check.", errors } });
  const user = showForm();
  await fillIn(user);
  await fail(user);
  return user;
}

beforeEach(() => {
  fakeServer(ACCEPTED);
});

test("two or more errors are summed up in the order of the fields", async () => {
  const user = showForm();
  await fillIn(user, { ...typed, name: "", email: "", message: "" });
  await fail(user);
  expect(heading()).toHaveTextContent("There are 3 fields to correct");
  expect(reasons()).toEqual(["Name is required", "Invalid email address", "Message is required"]);
});

test("each of them leads to its field", async () => {
  const user = showForm();
  await fillIn(user, { ...typed, name: "", email: "", message: "" });
  await fail(user);
  await user.click(links()[2]!);
  expect(field.message()).toHaveFocus();
  await user.click(links()[1]!);
  expect(field.email()).toHaveFocus();
});

test("a single error stands beside its field alone", async () => {
  const user = showForm();
  await fillIn(user, { ...typed, message: "" });
  await fail(user);
  expect(field.message()).toBeInvalid();
  expect(heading()).not.toBeInTheDocument();
});

test("the summary shrinks as fields are mended, and disappears when one error is left", async () => {
  const user = showForm();
  await fillIn(user, { ...typed, name: "", email: "", message: "" });
  await fail(user);
  await user.type(field.name(), typed.name);
  expect(heading()).toHaveTextContent("There are 2 fields to correct");
  await user.type(field.email(), typed.email);
  expect(heading()).not.toBeInTheDocument();
});

test("what the server found wrong is summed up too, until its field is changed", async () => {
  const user = await failOnServer({
    email: ["Invalid email address"],
    company: ["Company is too long"],
    message: ["Message is too long"],
  });
  expect(heading()).toHaveTextContent("There are 3 fields to correct");
  await user.type(field.email(), ".ae");
  expect(field.email()).toBeValid();
  expect(field.company()).toBeInvalid();
  expect(heading()).toHaveTextContent("There are 2 fields to correct");
  expect(reasons()).toEqual(["Company is too long", "Message is too long"]);
  await user.type(field.company(), "!");
  expect(heading()).not.toBeInTheDocument();
});

test("what the server found wrong makes way for what the browser finds", async () => {
  const user = await failOnServer({ name: ["Name is too long"], email: ["Invalid email address"] });
  await user.clear(field.name());
  expect(reasons()).toEqual(["Name is required", "Invalid email address"]);
});

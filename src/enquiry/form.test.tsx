import { act, fireEvent, screen, within } from "@testing-library/react";
import { field, fillIn, sendButton, showForm, typed, words } from "../../test/components/enquiry-form";
import { ACCEPTED, fakeServer } from "../../test/components/enquiry-answers";
import { SERVICE_FIELD } from "./fields";
import { wordsOf } from "./words";

/** What the form asks for, and what it says before anything is sent; form-sending.test.tsx has the rest. */

let server: ReturnType<typeof fakeServer>;

beforeEach(() => {
  server = fakeServer(ACCEPTED);
});

test("idle, it is empty, complains of nothing and can be sent", () => {
  showForm();
  for (const find of Object.values(field)) {
    expect(find()).toHaveValue("");
    expect(find()).toBeEnabled();
    expect(find()).not.toHaveAttribute("aria-invalid");
  }
  expect(sendButton()).toBeEnabled();
  expect(screen.queryByText(/fields? to correct/)).not.toBeInTheDocument();
});

test("an empty field has its page's direction while it is typed in, and then that of its letters", () => {
  showForm();
  expect(field.message()).toHaveAttribute("dir", "auto");
  act(() => field.message().focus());
  expect(field.message()).not.toHaveAttribute("dir");
  expect(field.email()).toHaveAttribute("dir", "ltr");
  fireEvent.change(field.message(), { target: { value: "السلام عليكم" } });
  expect(field.message()).toHaveAttribute("dir", "auto");
});

test("says which fields have to be filled in, and promises a reply", () => {
  showForm();
  expect(field.name()).toBeRequired();
  expect(field.email()).toBeRequired();
  expect(field.message()).toBeRequired();
  expect(field.company()).not.toBeRequired();
  expect(field.service()).not.toBeRequired();
  expect(screen.getByText(/We reply within/)).toHaveTextContent("24–48 business hours");
});

test("offers the services of the enquiry, and none of them at first", () => {
  showForm();
  const options = within(field.service()).getAllByRole<HTMLOptionElement>("option");
  const labels = wordsOf(words, "service").choice!.options;
  expect(options.map(({ value, text }) => [value, text])).toEqual([
    ["", "Select a service"],
    ...SERVICE_FIELD.options.map((value) => [value, labels.find((option) => option.value === value)?.label]),
  ]);
});

test("helps the browser to fill it in, and leaves checking to the form", () => {
  showForm();
  expect(field.name()).toHaveAttribute("autocomplete", "name");
  expect(field.email()).toHaveAttribute("autocomplete", "email");
  expect(field.email()).toHaveAttribute("type", "email");
  expect(field.company()).toHaveAttribute("autocomplete", "organization");
  expect(field.message().closest("form")).toHaveAttribute("novalidate");
});

test("the message field is at least 120 px high and has a hint", () => {
  showForm();
  expect(field.message()).toHaveStyle({ minHeight: "120px" });
  expect(field.message()).toHaveAccessibleDescription(/^What are you trying to change/);
});

test("sent empty, it sends nothing and says beside each field what is wrong", async () => {
  const user = showForm();
  await user.click(sendButton());
  expect(await screen.findByText("Form validation error")).toBeVisible();
  expect(field.name()).toBeInvalid();
  expect(field.name()).toHaveAccessibleDescription("Name is required");
  expect(field.email()).toBeInvalid();
  expect(field.email()).toHaveAccessibleDescription("Invalid email address");
  expect(field.message()).toBeInvalid();
  expect(field.message()).toHaveAccessibleDescription(/^Message is required/);
  expect(field.company()).toBeValid();
  expect(field.service()).toBeValid();
  expect(server.sent).toEqual([]);
});

test("an error goes as soon as its field is mended, and comes back with the mistake", async () => {
  const user = showForm();
  await user.click(sendButton());
  expect(await screen.findByText("Form validation error")).toBeVisible();
  await user.type(field.name(), "Noor");
  expect(field.name()).toBeValid();
  expect(field.email()).toBeInvalid();
  expect(field.message()).toBeInvalid();
  await user.clear(field.name());
  expect(field.name()).toBeInvalid();
});

test("what was mended is sent", async () => {
  const user = showForm();
  await user.click(sendButton());
  await fillIn(user);
  await user.click(sendButton());
  expect(await screen.findByRole("heading", { name: "Message sent!" })).toBeVisible();
  expect(server.sent).toEqual([{ ...typed, language: "en", topic: "" }]);
});

import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import {
  bringBack,
  EMPTY,
  field,
  fillIn,
  held,
  sendButton,
  showForm,
  typed,
} from "../../test/components/enquiry-form";
import { ACCEPTED, fakeServer, slowServer, type Answer } from "../../test/components/enquiry-answers";
import type { FormPlace } from "./words";

const form = () => field.name().closest("form")!;

/** Fills the form in, sends it, and waits for what is said. */
async function send(place: FormPlace, answer: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer(answer);
  const user = showForm(place);
  await fillIn(user);
  await user.click(sendButton());
  const region = screen.getByRole(answer === ACCEPTED ? "status" : "alert");
  await waitFor(() => expect(region).not.toBeEmptyDOMElement());
  return { ...server, user, region };
}

const refusal = (status: number, body: object): Answer => ({ status, body: { success: false, ...body } });

test("what another program has put into a field without telling is sent too, and stays", async () => {
  const { sent } = fakeServer("unreachable");
  const user = showForm();
  await fillIn(user);
  // Past React, which watches the field itself, and without an event.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(
    field.company(),
    "Palm Trading",
  );
  await user.click(sendButton());

  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ company: "Palm Trading" })]));
  await waitFor(() => expect(screen.getByRole("alert")).not.toBeEmptyDOMElement());
  expect(field.company()).toHaveValue("Palm Trading");
});

test("while it is being sent the button says so and rests, and nothing can be changed", async () => {
  const server = slowServer();
  const user = showForm();
  await fillIn(user);
  await user.click(sendButton());
  const button = await screen.findByRole("button", { name: "Sending..." });
  expect(button).toBeDisabled();
  expect(form()).toHaveAttribute("aria-busy", "true");
  for (const find of [field.name, field.email, field.company, field.message]) {
    expect(find()).toHaveAttribute("readonly");
  }
  expect(field.service()).toBeDisabled();

  await act(async () => server.answer(await Promise.resolve(ACCEPTED)));
  await bringBack(user);
  await waitFor(() => expect(sendButton()).toBeEnabled());
  expect(form()).toHaveAttribute("aria-busy", "false");
  expect(field.name()).not.toHaveAttribute("readonly");
  expect(field.service()).toBeEnabled();
});

test.each([
  ["nothing, the button has it again", false],
  ["a field, it stays there", true],
])("when sending fails and the focus is on %s", async (_case, movedOn) => {
  const server = slowServer();
  const user = showForm();
  await fillIn(user);
  await user.click(sendButton());
  await screen.findByRole("button", { name: "Sending..." });
  act(() => field.message().focus());
  // Browsers take the focus from a button that is disabled; jsdom does not.
  if (!movedOn) act(() => field.message().blur());

  await act(async () => server.answer(await Promise.resolve(refusal(503, { message: "Later." }))));
  await waitFor(() => expect(sendButton()).toBeEnabled());
  expect(movedOn ? field.message() : sendButton()).toHaveFocus();
});

test("submitted twice at once, it is sent once", async () => {
  const server = slowServer();
  const user = showForm();
  await fillIn(user);
  fireEvent.submit(form());
  fireEvent.submit(form());
  await screen.findByRole("button", { name: "Sending..." });
  fireEvent.submit(form());
  server.answer(ACCEPTED);
  expect(await screen.findByRole("heading", { name: "Message sent!" })).toBeVisible();
  expect(server.sent).toHaveLength(1);
});

test("on success a confirmation takes its place, with the reference and what was written", async () => {
  await send("contact", ACCEPTED);
  expect(await screen.findByRole("heading", { name: "Message sent!" })).toHaveFocus();
  expect(screen.getByText("7K2M\u20119PQ4")).toBeVisible();
  expect(screen.getByText("AI & Machine Learning", { selector: "p" })).toBeVisible();
  expect(screen.getByText(typed.message)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Send Message" })).not.toBeInTheDocument();
});

test("the form comes back empty, without errors, and ready for another enquiry", async () => {
  const { sent, user } = await send("contact", ACCEPTED);
  expect(sent).toEqual([{ ...typed, language: "en", topic: "" }]);
  await bringBack(user);
  expect(held()).toEqual(EMPTY);
  for (const find of Object.values(field)) expect(find()).not.toHaveAttribute("aria-invalid");
  await fillIn(user);
  await user.click(sendButton());
  await waitFor(() => expect(sent).toHaveLength(2));
});

test("what the server finds wrong is said beside the fields, which keep what was typed", async () => {
  const errors = { email: ["Invalid email address", "and odd"], message: ["Message is too long"] };
  const { region } = await send("contact", refusal(422, { message: "Check.", errors }));
  expect(region).toHaveTextContent("Form validation errorInvalid email address");
  expect(field.email()).toBeInvalid();
  expect(field.email()).toHaveAccessibleDescription("Invalid email address");
  expect(field.message()).toHaveAccessibleDescription(/^Message is too long/);
  expect(field.name()).toBeValid();
  expect(screen.getByText("There are 2 fields to correct")).toBeVisible();
  await waitFor(() => expect(field.email()).toHaveFocus());
  expect(held()).toEqual(typed);
});

test("a refusal that names no field is told in its page's words, and everything that was typed stays", async () => {
  const { region } = await send("service", refusal(422, { message: "No." }));
  expect(region).toHaveTextContent("Form validation errorPlease check your form input.");
  expect(held()).toEqual(typed);
});

test.each<[string, Parameters<typeof fakeServer>[0], string]>([
  [
    "the provider failed",
    refusal(502, { message: "An unexpected error occurred. Please try again." }),
    "An unexpected error occurred. Please try again.",
  ],
  ["the server gave no reason", { status: 500, body: null }, "Please try again later."],
  ["the network is down", "unreachable", "Please try again later."],
])("when %s, a toast says so and everything that was typed stays", async (_case, answer, description) => {
  const { region } = await send("service", answer);
  expect(region).toHaveTextContent(`Something went wrong${description}`);
  expect(held()).toEqual(typed);
  for (const find of Object.values(field)) expect(find()).toBeValid();
  await waitFor(() => expect(sendButton()).toBeEnabled());
});

test("after a failure a mistake is said as soon as it is made", async () => {
  const { user } = await send("contact", "unreachable");
  await user.clear(field.name());
  expect(field.name()).toHaveAccessibleDescription("Name is required");
});

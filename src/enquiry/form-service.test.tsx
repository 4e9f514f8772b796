import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import {
  bringBack,
  ENDED,
  field,
  fillIn,
  reload,
  sendButton,
  showForm,
  stored,
  typed,
} from "../../test/components/enquiry-form";
import { ACCEPTED, fakeServer, slowServer } from "../../test/components/enquiry-answers";
import { SERVICE_FIELD } from "./fields";

/** The service that a page about one chooses beforehand. */

/** The visitor goes on to a page about another service, or about none. */
const goTo = (service?: string) => reload("service", service);

test.each([
  ["media", "media"],
  ["well-digging", "other"],
  [undefined, ""],
])("on the page of %s the service is %s", (page, chosen) => {
  showForm("service", page);
  expect(field.service()).toHaveValue(chosen);
});

test("a service that nobody chose is no draft, and does not follow to other pages", async () => {
  const user = showForm("service", "media");
  fireEvent(window, new Event("pagehide"));
  expect(stored()).toBeNull();

  await user.type(field.name(), "Noor");
  const another = SERVICE_FIELD.options.find((one) => one !== "media");
  goTo(another);
  expect(field.name()).toHaveValue("Noor");
  expect(field.service()).toHaveValue(another);
  goTo();
  expect(field.service()).toHaveValue("");
});

test("a visitor's choice wins over every page's", async () => {
  const user = showForm("service", "media");
  await user.type(field.name(), "Noor");
  await user.selectOptions(field.service(), "ai");
  goTo("software");
  expect(field.service()).toHaveValue("ai");
  goTo();
  expect(field.service()).toHaveValue("ai");
});

test.each([
  ["media", "media"],
  ["", undefined],
])("a choice of %j outlives a page that shows the same at first", async (choice, page) => {
  const user = showForm("service", "ai");
  await user.type(field.name(), "Noor");
  await user.selectOptions(field.service(), choice);
  goTo(page);
  goTo("software");
  expect(field.service()).toHaveValue(choice);
});

test("a service that nobody chose does not follow after a failure either", async () => {
  const { ids } = fakeServer("unreachable");
  const user = showForm("service", "ai");
  await fillIn(user, { ...typed, service: "" });
  await user.click(sendButton());
  await screen.findByText("Something went wrong");
  goTo("media");
  expect(field.service()).toHaveValue("media");
  await goTo("ai").click(sendButton());
  await waitFor(() => expect(ids).toHaveLength(2));
  expect(ids[0]).toBe(ids[1]);
});

test.each(["", "media"])(
  "what is sent with a choice of %j is no draft on the page of another service",
  async (choice) => {
    const { answer, ids } = slowServer();
    const user = showForm("service", "ai");
    await fillIn(user, { ...typed, service: choice });
    await user.click(sendButton());
    await waitFor(() => expect(ids).toHaveLength(1));
    goTo("media");
    expect(field.name()).toHaveValue(typed.name);
    act(() => answer(ACCEPTED));
    await waitFor(() => expect(field.name()).toHaveValue(""));
    expect(stored()).toBe(ENDED);
  },
);

test("what was not chosen is sent all the same, and stands there again afterwards", async () => {
  const { sent } = fakeServer(ACCEPTED);
  const user = showForm("service", "media");
  await fillIn(user);
  await user.selectOptions(field.service(), "media");
  await user.click(sendButton());
  await bringBack(user);
  expect(sent).toEqual([{ ...typed, language: "en", topic: "", service: "media" }]);
  expect(field.service()).toHaveValue("media");
});

test("the confirmation repeats the message, and a service only where one was chosen", async () => {
  fakeServer(ACCEPTED);
  const user = showForm("contact");
  await fillIn(user, { ...typed, service: "" });
  await user.click(sendButton());

  const wrote = (await screen.findByText(typed.message, { selector: "p" })).parentElement;
  expect(wrote).toHaveTextContent(typed.message);
  expect(wrote?.children).toHaveLength(1);
});

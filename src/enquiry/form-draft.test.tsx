import { act, cleanup, screen, waitFor } from "@testing-library/react";
import {
  ENDED,
  beginToSend,
  EMPTY,
  field,
  fillIn,
  held,
  reload,
  sendAndHear,
  sendButton,
  SENT,
  showForm,
  stored,
  typed,
} from "../../test/components/enquiry-form";
import { ACCEPTED, fakeServer, slowServer } from "../../test/components/enquiry-answers";

/** What a reload or another page keeps of an enquiry that was begun. */

test("what was typed is there again after a reload, without complaints", async () => {
  const user = showForm();
  await fillIn(user);
  reload();

  expect(held()).toEqual(typed);
  for (const find of Object.values(field)) expect(find()).not.toHaveAttribute("aria-invalid");
});

test("an enquiry that was sent leaves no draft", async () => {
  fakeServer(ACCEPTED);
  const user = showForm();
  await fillIn(user);
  await sendAndHear(user, SENT);

  expect(stored()).toBe(ENDED);
  reload();
  expect(held()).toEqual(EMPTY);
});

test("what is sent while its visitor goes to another page is no draft there", async () => {
  const { answer } = await beginToSend();
  reload();
  expect(held()).toEqual(typed);
  act(() => answer(ACCEPTED));

  await waitFor(() => expect(held()).toEqual(EMPTY));
  expect(stored()).toBe(ENDED);
});

test("what is sent while its visitor goes to another page is no draft there, also with a field erased", async () => {
  const { answer } = slowServer();
  const user = showForm();
  await fillIn(user);
  await user.clear(field.company());
  await user.click(sendButton());
  reload();
  act(() => answer(ACCEPTED));

  await waitFor(() => expect(held()).toEqual(EMPTY));
  expect(stored()).toBe(ENDED);
});

test("what is changed there is another enquiry, and stays", async () => {
  const { answer } = await beginToSend();
  const there = reload();
  await there.type(field.message(), " And a second thing.");
  act(() => answer(ACCEPTED));

  expect(await screen.findByText(SENT)).toBeVisible();
  expect(held().message).toContain("And a second thing.");
});

test.each([
  ["fails", { status: 502, body: { success: false } }],
  ["is sent", ACCEPTED],
])("… also where that page has been left, too, when the first one %s", async (_how, answered) => {
  const { answer } = await beginToSend();
  const there = reload();
  await there.type(field.message(), " And a second thing.");
  cleanup();
  await act(async () => answer(await Promise.resolve(answered)));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));

  showForm();
  expect(held().message).toContain("And a second thing.");
});

test("what fails while its visitor is on another page leaves that page where it is", async () => {
  const { answer } = await beginToSend();
  reload();
  const scrolled = jest.spyOn(Element.prototype, "scrollIntoView");
  act(() => answer({ status: 502, body: { success: false } }));

  expect(await screen.findByText("Something went wrong")).toBeVisible();
  expect(scrolled).not.toHaveBeenCalled();
});

test("what is sent from a second page while the first one's ends is no draft on a third", async () => {
  const first = await beginToSend();
  const there = reload();
  await there.type(field.message(), " And a second thing.");
  const second = slowServer();
  await there.click(sendButton());
  await waitFor(() => expect(second.ids).toHaveLength(1));
  await act(async () => first.answer(await Promise.resolve(ACCEPTED)));
  reload();
  expect(held().message).toContain("And a second thing.");
  act(() => second.answer(ACCEPTED));

  await waitFor(() => expect(held()).toEqual(EMPTY));
});

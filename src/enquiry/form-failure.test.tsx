import { act, screen, waitFor } from "@testing-library/react";
import {
  fillIn,
  offer,
  reload,
  sendAndHear,
  sendButton,
  SENT,
  showForm,
  words,
} from "../../test/components/enquiry-form";
import { ACCEPTED, fakeServer, slowServer } from "../../test/components/enquiry-answers";

/** What a failure leaves beside the form. */

test("the second failure in a row offers e-mail, phone and the message to copy; a reload keeps the offer", async () => {
  fakeServer({ status: 502, body: { success: false, message: "No." } });
  const user = showForm();
  await fillIn(user);
  await sendAndHear(user, "Something went wrong");
  expect(offer()).not.toBeInTheDocument();
  await sendAndHear(user, "Something went wrong");
  expect(offer()).toBeVisible();
  const again = reload();
  expect(offer()).toBeVisible();

  fakeServer(ACCEPTED);
  await sendAndHear(again, SENT);
  expect(offer()).not.toBeInTheDocument();
});

test("a failure stays written beside the button, also over a reload, until one succeeds", async () => {
  fakeServer("unreachable");
  const user = showForm();
  expect(screen.queryByText(words.notSent)).not.toBeInTheDocument();
  await fillIn(user);
  await sendAndHear(user, "Something went wrong");
  expect(screen.getByText(words.notSent)).toBeVisible();
  const again = reload();
  expect(screen.getByText(words.notSent)).toBeVisible();

  fakeServer(ACCEPTED);
  await sendAndHear(again, SENT);
  expect(screen.queryByText(words.notSent)).not.toBeInTheDocument();
});

test("what the server says of a failure stays there too, and a later one without a word is just that", async () => {
  const message = "Please try again in 10 minutes.";
  fakeServer({ status: 429, body: { success: false, message } });
  const user = showForm();
  await fillIn(user);
  await sendAndHear(user, "Something went wrong");
  expect(screen.getByText(message)).toBeVisible();

  fakeServer("unreachable");
  await sendAndHear(user, "Something went wrong");
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  expect(screen.getByText(words.notSent)).toBeVisible();
});

test("what failed before is not called unsent while it is sent again", async () => {
  fakeServer("unreachable");
  const user = showForm();
  await fillIn(user);
  await sendAndHear(user, "Something went wrong");
  const { answer, ids } = slowServer();
  await user.click(sendButton());
  await waitFor(() => expect(ids).toHaveLength(1));

  expect(screen.queryByText(words.notSent)).not.toBeInTheDocument();
  await act(async () => answer(await Promise.resolve(ACCEPTED)));
});

test("mistakes are no failures of sending", async () => {
  const user = showForm();
  for (const _ of [1, 2, 3]) await sendAndHear(user, "Form validation error");

  expect(offer()).not.toBeInTheDocument();
});

import { act, fireEvent, waitFor } from "@testing-library/react";
import {
  beginToSend,
  EMPTY,
  fillIn,
  held,
  offer,
  showForm,
  stored,
  typed,
} from "../../test/components/enquiry-form";
import { ACCEPTED, fakeServer } from "../../test/components/enquiry-answers";
import { refuseStorage } from "../../test/components/fake-browser";

/** What a form holds when the browser brings its page back. */

/** The browser keeps the page, shows others, and brings it back. */
function leaveAndComeBack(meanwhile: () => void) {
  fireEvent(window, new Event("pagehide"));
  meanwhile();
  act(() => void fireEvent(window, Object.assign(new Event("pageshow"), { persisted: true })));
}

test("what was sent from another page is gone when the browser brings this one back", async () => {
  await fillIn(showForm());
  leaveAndComeBack(() => sessionStorage.clear());

  expect(held()).toEqual(EMPTY);
  fireEvent(window, new Event("pagehide"));
  expect(stored()).toBeNull();
});

test("what was typed on another page is there when the browser brings this one back", async () => {
  fakeServer("unreachable");
  const user = showForm();
  await fillIn(user);
  leaveAndComeBack(() =>
    sessionStorage.setItem(
      "enquiry",
      JSON.stringify({ values: { name: "Noor", service: "media" }, failures: 2 }),
    ),
  );

  expect(held()).toEqual({ ...EMPTY, name: "Noor", service: "media" });
  expect(offer()).toBeInTheDocument();
});

test("where the browser stores nothing, what was typed stays when it brings the page back", async () => {
  refuseStorage();
  await fillIn(showForm());
  leaveAndComeBack(() => undefined);

  expect(held()).toEqual(typed);
});

test("while it is being sent, an enquiry stays in its form, also when the browser brings the page back", async () => {
  const { answer } = await beginToSend();
  leaveAndComeBack(() => sessionStorage.clear());

  expect(held()).toEqual(typed);
  act(() => answer(ACCEPTED));
  await waitFor(() => expect(held()).toEqual(EMPTY));
});

test("when a page is shown for the first time, what is typed wins over what was written a moment before", async () => {
  await fillIn(showForm());
  sessionStorage.setItem("enquiry", JSON.stringify({ values: { name: "N" }, failures: 0 }));
  fireEvent(window, Object.assign(new Event("pageshow"), { persisted: false }));

  expect(held()).toEqual(typed);
});

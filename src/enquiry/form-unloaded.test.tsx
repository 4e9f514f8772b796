import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ACCEPTED, fakeServer } from "../../test/components/enquiry-answers";
import { EMPTY, field, fillIn, held, sendButton, showForm, typed } from "../../test/components/enquiry-form";
import { openDraft } from "./draft";
import { HONEYPOT_NAME } from "./form-definition";

const mockAsked = jest.fn();

let mockIsGone = true;

// The scripts that check and send cannot be fetched.
jest.mock("./submit", () => {
  mockAsked();
  if (mockIsGone) throw new Error("Loading chunk failed");
  return jest.requireActual<object>("./submit");
});

const posted = jest.fn();

beforeEach(() => {
  jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function (this: HTMLFormElement) {
    posted(Object.fromEntries(new FormData(this)));
  });
});

async function send(answer: Promise<Partial<Response>>) {
  globalThis.fetch = jest.fn(() => answer as Promise<Response>);
  const user = showForm();
  await fillIn(user);
  await user.click(sendButton());
}

test("what sends is asked for when somebody begins to fill the form in, and not before", async () => {
  showForm();
  await act(() => import("./draft"));
  expect(mockAsked).not.toHaveBeenCalled();
  act(() => field.name().focus());
  await waitFor(() => expect(mockAsked).toHaveBeenCalled());
});

test.each([
  ["the network is gone, too", () => Promise.reject(new Error())],
  ["the server has nothing there", () => Promise.resolve({ ok: false })],
])("a form whose sending cannot be loaded says so and keeps everything where %s", async (_case, answer) => {
  await send(answer());
  expect(await screen.findByText("Something went wrong")).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent("Please try again later.");
  expect(held()).toEqual(typed);
  expect(sendButton()).toBeEnabled();
  expect(posted).not.toHaveBeenCalled();
});

test.each([
  ["at once", 0],
  ["after the form has been closed for a while", 1_000],
])(
  "where only the scripts are gone, found out %s, it is posted as without them, whole, and no draft is left",
  async (_case, ms) => {
    await send(new Promise((resolve) => setTimeout(resolve, ms, { ok: true })));
    await waitFor(() => expect(posted).toHaveBeenCalledTimes(1), { timeout: 5_000 });
    expect(posted).toHaveBeenCalledWith({ ...typed, language: "en", [HONEYPOT_NAME]: "" });
    expect({ ...EMPTY, ...openDraft().restore().values }).toEqual(EMPTY);
  },
);

test("a form that is gone by then posts nothing, and what was typed is kept", async () => {
  let answer!: (response: Partial<Response>) => void;
  await send(new Promise((resolve) => (answer = resolve)));
  await waitFor(() => expect(globalThis.fetch).toHaveBeenCalled());
  cleanup();
  answer({ ok: true });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(posted).not.toHaveBeenCalled();
  expect(openDraft().restore().values).toEqual(typed);
});

test("pressed again while it is posted, once the scripts have come, it is the same enquiry: the server makes its id", async () => {
  await send(Promise.resolve({ ok: true }));
  await waitFor(() => expect(posted).toHaveBeenCalledTimes(1));
  mockIsGone = false;
  const { sent, ids } = fakeServer(ACCEPTED);
  await userEvent.click(sendButton());
  await waitFor(() => expect(sent).toEqual([{ ...typed, language: "en", [HONEYPOT_NAME]: "" }]));
  expect(ids).toEqual([""]);
});

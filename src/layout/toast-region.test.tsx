import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { showToast, type Toast } from "../hooks/use-toast";
import { ToastRegion } from "./toast-region";

const sent: Toast = { title: "Message sent!", description: "Thank you.", tone: "success" };
const failed: Toast = { title: "Something went wrong", description: "Try again.", tone: "destructive" };

const show = (toast: Toast) => act(() => showToast(toast));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const message = (title = sent.title) => screen.queryByText(title);
const closeButton = () => screen.getByRole("button", { name: "Close message" });

let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  render(<ToastRegion close="Close message" />);
});

test("both live regions are there before anything is said", () => {
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
});

test("good news is a status with title and description", () => {
  show(sent);
  expect(screen.getByRole("status")).toHaveTextContent("Message sent!Thank you.");
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
});

test("a failure is an alert", () => {
  show(failed);
  expect(screen.getByRole("alert")).toHaveTextContent("Something went wrongTry again.");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("one toast at a time: the next takes the place of the one that shows", () => {
  show(sent);
  show(failed);
  expect(message()).not.toBeInTheDocument();
  expect(message(failed.title)).toBeVisible();
  expect(screen.getAllByRole("button")).toHaveLength(1);
});

test("leaves by itself after 5000 ms and not before", () => {
  show(sent);
  pass(4_999);
  expect(message()).toBeVisible();
  pass(1);
  expect(message()).not.toBeInTheDocument();
});

test("the next toast has 5000 ms of its own, also when it says the same", () => {
  show(sent);
  pass(4_000);
  show(sent);
  pass(4_999);
  expect(message()).toBeVisible();
  pass(1);
  expect(message()).not.toBeInTheDocument();
});

test("stays while it holds the focus, and goes on from there", () => {
  show(failed);
  pass(3_000);
  act(() => closeButton().focus());
  pass(60_000);
  expect(message(failed.title)).toBeVisible();
  act(() => closeButton().blur());
  pass(2_000);
  expect(message(failed.title)).not.toBeInTheDocument();
});

test("stays while the focus is in it, although the pointer has left", async () => {
  show(sent);
  await user.hover(message()!);
  act(() => closeButton().focus());
  await user.unhover(message()!);
  pass(60_000);
  expect(message()).toBeVisible();
});

test("can be dismissed, and the next one still appears", () => {
  show(sent);
  fireEvent.click(closeButton());
  expect(message()).not.toBeInTheDocument();
  show(failed);
  expect(message(failed.title)).toBeVisible();
});

test.each([
  ["the button", () => user.click(closeButton())],
  ["Escape", () => user.keyboard("{Escape}")],
  [
    "the button, after another window had the focus",
    () => {
      fireEvent.blur(closeButton(), { relatedTarget: null });
      fireEvent.focus(closeButton(), { relatedTarget: null });
      return user.click(closeButton());
    },
  ],
  [
    "itself, while another window has the focus",
    () => {
      fireEvent.blur(closeButton(), { relatedTarget: null });
      return Promise.resolve(pass(5000));
    },
  ],
])("closed by %s, it gives the focus back to where it came from", async (_, leave) => {
  show(sent);
  const before = document.body.appendChild(document.createElement("button"));
  act(() => before.focus());
  act(() => closeButton().focus());
  await leave();
  expect(message()).not.toBeInTheDocument();
  expect(before).toHaveFocus();
  before.remove();
});

test("Escape dismisses it, and leaves the focus where it is", async () => {
  show(failed);
  const covered = document.body.appendChild(document.createElement("button"));
  act(() => covered.focus());
  await user.keyboard("a");
  expect(message(failed.title)).toBeVisible();
  await user.keyboard("{Escape}");
  expect(message(failed.title)).not.toBeInTheDocument();
  expect(covered).toHaveFocus();
  covered.remove();
});

test("the focus that has gone on by itself stays there", async () => {
  show(sent);
  const [before, after] = [1, 2].map(() => document.body.appendChild(document.createElement("button")));
  act(() => before!.focus());
  act(() => closeButton().focus());
  act(() => after!.focus());
  await user.keyboard("{Escape}");
  expect(message()).not.toBeInTheDocument();
  expect(after).toHaveFocus();
  before!.remove();
  after!.remove();
});

test("while a dialog is open, Escape is the dialog's", async () => {
  show(sent);
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.open = true;
  await user.keyboard("{Escape}");
  expect(message()).toBeVisible();
  dialog.remove();
});

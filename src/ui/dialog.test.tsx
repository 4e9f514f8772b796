import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { closesDialog, closesOnBackdrop, Dialog, opensDialog } from "./dialog";

const Example = () => (
  <>
    <button {...opensDialog("example")}>Open</button>
    <Dialog id="example" aria-label="Example" {...closesOnBackdrop}>
      <p>Content</p>
      <button {...closesDialog("example")}>Close</button>
    </Dialog>
  </>
);

const openButton = () => screen.getByRole("button", { name: "Open" });
const openDialog = () => screen.queryByRole("dialog", { name: "Example" });

test("the button opens the dialog as a modal one", async () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, "showModal");
  render(<Example />);
  expect(openDialog()).not.toBeInTheDocument();
  await userEvent.click(openButton());
  expect(openDialog()).toBeVisible();
  expect(showModal).toHaveBeenCalledTimes(1);
});

test("closing brings the focus back to the button that opened it, which Safari does not focus", async () => {
  render(<Example />);
  fireEvent.click(openButton());
  await screen.findByRole("dialog");
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(openDialog()).not.toBeInTheDocument();
  expect(openButton()).toHaveFocus();
});

test("a button that opened it earlier does not get the focus", async () => {
  render(
    <>
      <button {...opensDialog("example")}>Earlier</button>
      <Example />
    </>,
  );
  const earlier = screen.getByRole("button", { name: "Earlier" });
  const close = () => userEvent.click(screen.getByRole("button", { name: "Close" }));
  await userEvent.click(earlier);
  await close();
  const focus = jest.spyOn(earlier, "focus");
  await userEvent.click(openButton());
  await close();
  expect(openButton()).toHaveFocus();
  expect(focus).not.toHaveBeenCalled();
});

test("a click on the backdrop closes it, a click on its content does not", async () => {
  render(<Example />);
  await userEvent.click(openButton());
  const dialog = screen.getByRole("dialog");
  await userEvent.click(within(dialog).getByText("Content"));
  expect(dialog).toBeVisible();
  await userEvent.click(dialog);
  expect(dialog).not.toBeVisible();
});

test("a press on its content that is released beside it, as when a text is selected, leaves it open", async () => {
  render(<Example />);
  await userEvent.click(openButton());
  const dialog = screen.getByRole("dialog");
  fireEvent.pointerDown(within(dialog).getByText("Content"));
  fireEvent.click(dialog);
  expect(dialog).toBeVisible();
});

test("the buttons say what they do, for browsers with invoker commands", async () => {
  render(<Example />);
  expect(openButton()).toHaveAttribute("aria-haspopup", "dialog");
  expect(openButton()).toHaveAttribute("command", "show-modal");
  expect(openButton()).toHaveAttribute("commandfor", "example");
  await userEvent.click(openButton());
  const close = screen.getByRole("button", { name: "Close" });
  expect(close).toHaveAttribute("command", "close");
  expect(close).toHaveAttribute("commandfor", "example");
});

test("the click ends first; the dialog opens and closes in the next task", () => {
  jest.useFakeTimers();
  render(<Example />);
  expect(fireEvent.click(openButton())).toBe(false);
  expect(openDialog()).not.toBeInTheDocument();
  act(() => jest.runAllTimers());
  expect(openDialog()).toBeVisible();
  expect(fireEvent.click(screen.getByRole("button", { name: "Close" }))).toBe(false);
  expect(openDialog()).toBeVisible();
  act(() => jest.runAllTimers());
  expect(openDialog()).not.toBeInTheDocument();
});

test("a dialog that has left the page since the click does not open", () => {
  jest.useFakeTimers();
  const showModal = jest.spyOn(HTMLDialogElement.prototype, "showModal");
  const { unmount } = render(<Example />);
  fireEvent.click(openButton());
  unmount();
  jest.runAllTimers();
  expect(showModal).not.toHaveBeenCalled();
});

test("a double click opens it: the second click, which meets the backdrop, does not close it", async () => {
  render(<Example />);
  await userEvent.click(openButton());
  const dialog = screen.getByRole("dialog");
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog, { detail: 2 });
  expect(dialog).toBeVisible();
});

test("an open dialog is not opened again", async () => {
  render(<Example />);
  await userEvent.click(openButton());
  const showModal = jest.spyOn(HTMLDialogElement.prototype, "showModal");
  await userEvent.click(openButton());
  expect(showModal).not.toHaveBeenCalled();
});

test("a button whose dialog is missing does nothing", async () => {
  render(
    <>
      <button {...opensDialog("missing")}>Open</button>
      <button {...closesDialog("missing")}>Close</button>
    </>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

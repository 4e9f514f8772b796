import { render, screen, within } from "@testing-library/react";
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

/** A browser that knows them does by itself what the attributes of buttons and dialog say. */
function obeyAttributes(): void {
  const known = { configurable: true, value: null };
  Object.defineProperty(HTMLButtonElement.prototype, "commandForElement", known);
  Object.defineProperty(HTMLDialogElement.prototype, "closedBy", known);
}

afterEach(() => {
  Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
  Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy");
  jest.restoreAllMocks();
});

test("the button opens the dialog as a modal one", async () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, "showModal");
  render(<Example />);
  expect(openDialog()).not.toBeInTheDocument();
  await userEvent.click(openButton());
  expect(openDialog()).toBeVisible();
  expect(showModal).toHaveBeenCalledTimes(1);
});

test("closing brings the focus back to the button that opened it", async () => {
  render(<Example />);
  await userEvent.click(openButton());
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(openDialog()).not.toBeInTheDocument();
  expect(openButton()).toHaveFocus();
});

test("a button that opened it before has no part in it", async () => {
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

test("nothing is done twice where the browser obeys those attributes", async () => {
  obeyAttributes();
  const showModal = jest.spyOn(HTMLDialogElement.prototype, "showModal");
  const close = jest.spyOn(HTMLDialogElement.prototype, "close");
  render(<Example />);
  await userEvent.click(openButton());
  expect(showModal).not.toHaveBeenCalled();

  const dialog = screen.getByRole<HTMLDialogElement>("dialog", { hidden: true });
  dialog.showModal();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await userEvent.click(dialog);
  expect(close).not.toHaveBeenCalled();
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

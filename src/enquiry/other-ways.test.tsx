import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Field, Form } from "react-final-form";
import { contact, words } from "../../test/components/enquiry-form";
import { OtherWays } from "./other-ways";

const values = {
  name: "Noor",
  email: "noor@example.com",
  company: "",
  service: "ai",
  message: "Hello,\nall.",
};
const text = "Name: Noor\nEmail: noor@example.com\nService: AI & Machine Learning\n\nHello,\nall.";

function show(initialValues: object = values) {
  // `setup` installs a clipboard that works; tests take it away.
  const user = userEvent.setup();
  render(
    <Form onSubmit={() => undefined} initialValues={initialValues}>
      {() => (
        <>
          <Field name="message" component="input" aria-label="Message" />
          <OtherWays contact={contact} words={words} />
        </>
      )}
    </Form>,
  );
  return user;
}

const message = () =>
  screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your message, ready to copy" });
const copy = () => screen.getByRole("button", { name: "Copy message" });

test("it names every way to reach the company", () => {
  show();
  const links = screen.getAllByRole("link");

  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "mailto:hello@example.com",
    "tel:+97120000001",
    "tel:+97120000002",
  ]);
  for (const link of links) expect(link).toHaveAttribute("dir", "ltr");
});

test("the message holds what was typed, and leaves out what was not", () => {
  show();

  expect(message()).toHaveValue(text);
  expect(message()).toHaveAttribute("readonly");
});

test("a message alone is just that", () => {
  show({ message: "Hello" });

  expect(message()).toHaveValue("Hello");
});

test("the button copies the message and says so", async () => {
  const user = show();
  await user.click(copy());

  expect(await navigator.clipboard.readText()).toBe(text);
  expect(await screen.findByText("Copied.")).toHaveAttribute("aria-live", "polite");
});

test("what is changed afterwards is not called copied", async () => {
  const user = show();
  await user.click(copy());
  await screen.findByText("Copied.");
  await user.type(screen.getByRole("textbox", { name: "Message" }), "!");

  expect(screen.queryByText("Copied.")).not.toBeInTheDocument();
});

test("each copy is announced, also of the same message", async () => {
  const user = show();
  await user.click(copy());
  const announced: unknown[] = [];
  const region = await screen.findByText("Copied.");
  new MutationObserver(() => announced.push(region.textContent)).observe(region, { childList: true });
  await user.click(copy());

  await waitFor(() => expect(announced).toEqual(["", "Copied."]));
});

test.each([
  ["is denied", () => jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException())],
  [
    "does not exist, as without TLS",
    () => jest.spyOn(navigator, "clipboard", "get").mockReturnValue(undefined!),
  ],
])(
  "where the clipboard %s, the text is selected for the person's own hand, and each try announced",
  async (_, deny) => {
    const user = show();
    deny();
    await user.click(copy());
    const region = screen.getByText("The text is selected: please copy it.");
    expect(region).toBeVisible();
    expect([message().selectionStart, message().selectionEnd]).toEqual([0, text.length]);
    const announced: unknown[] = [];
    new MutationObserver(() => announced.push(region.textContent)).observe(region, { childList: true });
    await user.click(copy());

    await waitFor(() => expect(announced).toEqual(["", "The text is selected: please copy it."]));
  },
);

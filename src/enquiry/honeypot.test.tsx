import { fireEvent, screen } from "@testing-library/react";
import {
  fillIn,
  reload,
  sendAndHear,
  SENT,
  showForm,
  stored,
  typed,
} from "../../test/components/enquiry-form";
import { ACCEPTED, fakeServer } from "../../test/components/enquiry-answers";

const honeypot = () => document.querySelector<HTMLInputElement>("[name=topic]")!;

test("people never meet the honeypot, and browsers leave it alone", () => {
  showForm();

  expect(honeypot().closest("[aria-hidden=true]")).not.toBeNull();
  expect(honeypot()).toHaveAttribute("tabindex", "-1");
  expect(honeypot()).toHaveAttribute("autocomplete", "off");
  expect(screen.queryByRole("textbox", { name: "Please leave this field empty" })).not.toBeInTheDocument();
});

test("the honeypot is never kept", async () => {
  const user = showForm();
  await fillIn(user);
  fireEvent.change(honeypot(), { target: { value: "Cheap watches" } });
  reload();

  expect(JSON.parse(stored()!)).toMatchObject({ values: typed });
  expect(stored()).not.toContain("Cheap watches");
});

test("a filled honeypot is sent along", async () => {
  const { sent } = fakeServer(ACCEPTED);
  const user = showForm();
  await fillIn(user);
  fireEvent.change(honeypot(), { target: { value: "Cheap watches" } });
  await sendAndHear(user, SENT);

  expect(sent).toEqual([{ ...typed, language: "en", topic: "Cheap watches" }]);
});

test("an extension that takes the honeypot away keeps nobody from sending", async () => {
  fakeServer(ACCEPTED);
  const user = showForm();
  await fillIn(user);
  honeypot().remove();

  await sendAndHear(user, SENT);
});

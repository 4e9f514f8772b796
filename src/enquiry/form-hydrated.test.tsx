import { act, fireEvent, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { hydrateRoot, type Root } from "react-dom/client";
import {
  contactForm,
  field,
  held,
  offer,
  sendButton,
  stored,
  typed,
} from "../../test/components/enquiry-form";
import { fakeServer } from "../../test/components/enquiry-answers";
import { dismissToast } from "../hooks/use-toast";

/** What was there before scripts ran. */

let page: Root | undefined;

afterEach(() => {
  act(dismissToast);
  act(() => page?.unmount());
  document.body.replaceChildren();
});

/** A prebuilt page that scripts take over after something has happened to it. */
async function takeOver(before: () => void): Promise<string[]> {
  const complaints: string[] = [];
  const error = jest
    .spyOn(console, "error")
    .mockImplementation((...said) => void complaints.push(String(said)));
  const frame = document.createElement("div");
  document.body.append(frame);
  frame.innerHTML = renderToString(contactForm);
  before();
  await act(async () => {
    page = hydrateRoot(frame, contactForm, {
      onRecoverableError: (mended) => void complaints.push(String(mended)),
    });
    await Promise.resolve();
  });
  error.mockRestore();
  return complaints;
}

test("a draft appears after React has taken the page over, which finds nothing odd", async () => {
  const draft = { values: typed, failures: 2 };
  sessionStorage.setItem("enquiry", JSON.stringify(draft));

  expect(await takeOver(() => undefined)).toEqual([]);
  expect(held()).toEqual(typed);
  expect(offer()).toBeInTheDocument();
});

test("a form that the browser has posted is no draft, and sent again it is the same enquiry", async () => {
  const { ids } = fakeServer("unreachable");
  await takeOver(() => {
    for (const [name, text] of Object.entries(typed))
      (field[name as keyof typeof field]() as HTMLInputElement).value = text;
    document.querySelector("form")!.dataset.posted = "";
  });
  expect(held()).toEqual(typed);
  fireEvent(window, new Event("pagehide"));
  expect(stored()).toBeNull();

  await userEvent.click(sendButton());
  await waitFor(() => expect(ids).toEqual([""]));
});

test("what was typed before stays, and wins over the draft", async () => {
  sessionStorage.setItem("enquiry", JSON.stringify({ values: typed, failures: 0 }));
  const complaints = await takeOver(() => {
    (field.name() as HTMLInputElement).value = "Early Bird";
  });

  expect(complaints).toEqual([]);
  expect(held()).toEqual({ ...typed, name: "Early Bird" });
});

test("what was typed before stays where the browser has translated the page by then", async () => {
  const complaints = await takeOver(() => {
    (field.name() as HTMLInputElement).value = "Early Bird";
    field.name().focus();
    for (const label of document.querySelectorAll("label")) {
      const translated = document.createElement("font");
      translated.textContent = "Übersetzt";
      label.replaceChildren(translated);
    }
  });

  expect(complaints).toHaveLength(1);
  expect(held()).toMatchObject({ name: "Early Bird" });
  expect(field.name()).toHaveFocus();
});

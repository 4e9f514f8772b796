import { act, fireEvent, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { hydrateRoot, type Root } from "react-dom/client";
import {
  contactForm,
  EMPTY,
  field,
  held,
  offer,
  sendButton,
  stored,
  typed,
} from "../../test/components/enquiry-form";
import { fakeServer } from "../../test/components/enquiry-answers";
import { BEFORE_SCRIPTS } from "./before-scripts";

/** What was there before scripts ran. */

let page: Root | undefined;

afterEach(() => {
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

/** Changes the labels as a browser does that translates the page. */
function translate(): void {
  for (const label of document.querySelectorAll("label")) {
    const translated = document.createElement("font");
    translated.textContent = "Übersetzt";
    label.replaceChildren(translated);
  }
}

test("a draft appears after React has taken the page over without complaints", async () => {
  const draft = { values: typed, failures: 2 };
  sessionStorage.setItem("enquiry", JSON.stringify(draft));

  expect(await takeOver(() => undefined)).toEqual([]);
  expect(held()).toEqual(typed);
  expect(offer()).toBeInTheDocument();
});

test.each([
  ["", () => undefined],
  [" in a page that the browser has translated by then", translate],
])(
  "a form that the browser has posted is no draft, and sent again it is the same enquiry%s",
  async (_, change) => {
    const { ids } = fakeServer("unreachable");
    await takeOver(() => {
      for (const [name, text] of Object.entries(typed))
        (field[name as keyof typeof field]() as HTMLInputElement).value = text;
      document.querySelector("form")!.dataset.posted = "";
      change();
    });
    expect(held()).toEqual(typed);
    fireEvent(window, new Event("pagehide"));
    expect(stored()).toBeNull();

    await userEvent.click(sendButton());
    await waitFor(() => expect(ids).toEqual([""]));
  },
);

test("what was typed before stays, and wins over the draft", async () => {
  sessionStorage.setItem("enquiry", JSON.stringify({ values: typed, failures: 0 }));
  await takeOver(() => {
    window.eval(BEFORE_SCRIPTS);
    fireEvent.input(field.name(), { target: { value: "Early Bird" } });
  });

  expect(held()).toEqual({ ...typed, name: "Early Bird" });
});

test.each([{ ...EMPTY, name: "Noor" }, EMPTY])(
  "what the browser fills in as it goes back to the page gives way to the draft that was kept: %j",
  async (values) => {
    sessionStorage.setItem("enquiry", JSON.stringify({ values, failures: 0 }));
    await takeOver(() => {
      for (const find of [field.name, field.message]) (find() as HTMLInputElement).value = "As it was left";
    });

    expect(held()).toEqual(values);
  },
);

test("where none was kept, what the browser fills in stays", async () => {
  const complaints = await takeOver(() => {
    (field.name() as HTMLInputElement).value = "As it was left";
  });

  expect(complaints).toEqual([]);
  expect(held()).toMatchObject({ name: "As it was left" });
});

test("what was typed before stays where the browser has translated the page by then", async () => {
  const complaints = await takeOver(() => {
    (field.name() as HTMLInputElement).value = "Early Bird";
    field.name().focus();
    translate();
  });

  expect(complaints).toHaveLength(1);
  expect(held()).toMatchObject({ name: "Early Bird" });
  expect(field.name()).toHaveFocus();
});

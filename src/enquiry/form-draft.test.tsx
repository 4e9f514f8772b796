import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { hydrateRoot, type Root } from "react-dom/client";
import {
  bringBack,
  contactForm,
  EMPTY,
  field,
  fillIn,
  held,
  sendButton,
  showForm,
  typed,
  words,
} from "../../test/components/enquiry-form";
import { ACCEPTED, fakeServer, slowServer } from "../../test/components/enquiry-answers";
import { refuseStorage } from "../../test/components/fake-browser";
import { dismissToast } from "../hooks/use-toast";

/** What a reload, a retry and a failure leave of an enquiry. */

const SENT = "Message sent!";

const stored = () => sessionStorage.getItem("enquiry");

const honeypot = () => document.querySelector<HTMLInputElement>("[name=topic]")!;

/** The page is loaded anew: what only its memory held is gone. */
function reload() {
  fireEvent(window, new Event("pagehide"));
  cleanup();
  return showForm();
}

async function send(user: ReturnType<typeof showForm>, says: string): Promise<void> {
  await user.click(sendButton());
  if (says === SENT) {
    await bringBack(user);
  } else {
    expect(await screen.findByText(says)).toBeVisible();
  }
  await waitFor(() => expect(sendButton()).toBeEnabled());
  act(dismissToast);
}

afterEach(() => {
  jest.restoreAllMocks();
  act(dismissToast);
});

test("what was typed is there again after a reload, without complaints", async () => {
  const user = showForm();
  await fillIn(user);
  reload();

  expect(held()).toEqual(typed);
  for (const find of Object.values(field)) expect(find()).not.toHaveAttribute("aria-invalid");
});

test("an enquiry that was sent leaves no draft", async () => {
  fakeServer(ACCEPTED);
  const user = showForm();
  await fillIn(user);
  await send(user, SENT);

  expect(stored()).toBeNull();
  reload();
  expect(held()).toEqual(EMPTY);
});

/** Sends what was typed to a server that answers when it is told to. */
async function beginToSend() {
  const { answer, ids } = slowServer();
  const user = showForm();
  await fillIn(user);
  await user.click(sendButton());
  await waitFor(() => expect(ids).toHaveLength(1));
  return { answer, ids };
}

test("what is sent while its visitor goes to another page is no draft there", async () => {
  const { answer } = await beginToSend();
  reload();
  expect(held()).toEqual(typed);
  act(() => answer(ACCEPTED));

  await waitFor(() => expect(held()).toEqual(EMPTY));
  expect(stored()).toBeNull();
});

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

test("what is sent while its visitor goes to another page is no draft there, also with a field erased", async () => {
  const { answer } = slowServer();
  const user = showForm();
  await fillIn(user);
  await user.clear(field.company());
  await user.click(sendButton());
  reload();
  act(() => answer(ACCEPTED));

  await waitFor(() => expect(held()).toEqual(EMPTY));
  expect(stored()).toBeNull();
});

test("what is changed there is another enquiry, and stays", async () => {
  const { answer } = await beginToSend();
  const there = reload();
  await there.type(field.message(), " And a second thing.");
  act(() => answer(ACCEPTED));

  expect(await screen.findByText(SENT)).toBeVisible();
  expect(held().message).toContain("And a second thing.");
});

test("the honeypot is never kept", async () => {
  const user = showForm();
  await fillIn(user);
  fireEvent.change(honeypot(), { target: { value: "Cheap watches" } });
  reload();

  expect(JSON.parse(stored()!)).toMatchObject({ values: typed });
  expect(stored()).not.toContain("Cheap watches");
});

test("people never meet the honeypot, and browsers leave it alone", () => {
  showForm();

  expect(honeypot().closest("[aria-hidden=true]")).not.toBeNull();
  expect(honeypot()).toHaveAttribute("tabindex", "-1");
  expect(honeypot()).toHaveAttribute("autocomplete", "off");
  expect(screen.queryByRole("textbox", { name: "Please leave this field empty" })).not.toBeInTheDocument();
});

test("a filled honeypot is sent along", async () => {
  const { sent } = fakeServer(ACCEPTED);
  const user = showForm();
  await fillIn(user);
  fireEvent.change(honeypot(), { target: { value: "Cheap watches" } });
  await send(user, SENT);

  expect(sent).toEqual([{ ...typed, language: "en", topic: "Cheap watches" }]);
});

test("a retry has the id of the first try, also after a reload", async () => {
  const { ids } = fakeServer("unreachable");
  const user = showForm();
  await fillIn(user);
  await send(user, "Something went wrong");
  await send(user, "Something went wrong");
  await send(reload(), "Something went wrong");

  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
});

test("a page that was left in the middle of sending goes on with the same id", async () => {
  const first = await beginToSend();
  const second = fakeServer(ACCEPTED);
  await send(reload(), SENT);

  expect(second.ids).toEqual(first.ids);
  await act(async () => first.answer(await Promise.resolve(ACCEPTED)));
});

test("another content has another id, and so has the enquiry after one that was sent", async () => {
  const { ids } = fakeServer("unreachable");
  const user = showForm();
  await fillIn(user);
  await send(user, "Something went wrong");
  await user.type(field.message(), " And one thing more.");
  await send(user, "Something went wrong");
  const { ids: later } = fakeServer(ACCEPTED);
  await send(user, SENT);
  await fillIn(user);
  await send(user, SENT);

  expect(later[0]).toBe(ids[1]);
  expect(new Set([...ids, ...later]).size).toBe(3);
});

const offer = () => screen.queryByRole("group", { name: "Other ways to reach us" });

test("the second failure in a row offers e-mail, phone and the message to copy; a reload keeps the offer", async () => {
  fakeServer({ status: 502, body: { success: false, message: "No." } });
  const user = showForm();
  await fillIn(user);
  await send(user, "Something went wrong");
  expect(offer()).not.toBeInTheDocument();
  await send(user, "Something went wrong");
  expect(offer()).toBeVisible();
  const again = reload();
  expect(offer()).toBeVisible();

  fakeServer(ACCEPTED);
  await send(again, SENT);
  expect(offer()).not.toBeInTheDocument();
});

test("a failure stays written beside the button, also over a reload, until one succeeds", async () => {
  fakeServer("unreachable");
  const user = showForm();
  expect(screen.queryByText(words.notSent)).not.toBeInTheDocument();
  await fillIn(user);
  await send(user, "Something went wrong");
  expect(screen.getByText(words.notSent)).toBeVisible();
  const again = reload();
  expect(screen.getByText(words.notSent)).toBeVisible();

  fakeServer(ACCEPTED);
  await send(again, SENT);
  expect(screen.queryByText(words.notSent)).not.toBeInTheDocument();
});

test("what the server says of a failure stays there too, and a later one without a word is just that", async () => {
  const message = "Please try again in 10 minutes.";
  fakeServer({ status: 429, body: { success: false, message } });
  const user = showForm();
  await fillIn(user);
  await send(user, "Something went wrong");
  expect(screen.getByText(message)).toBeVisible();

  fakeServer("unreachable");
  await send(user, "Something went wrong");
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  expect(screen.getByText(words.notSent)).toBeVisible();
});

test("what failed before is not called unsent while it is sent again", async () => {
  fakeServer("unreachable");
  const user = showForm();
  await fillIn(user);
  await send(user, "Something went wrong");
  const { answer, ids } = slowServer();
  await user.click(sendButton());
  await waitFor(() => expect(ids).toHaveLength(1));

  expect(screen.queryByText(words.notSent)).not.toBeInTheDocument();
  await act(async () => answer(await Promise.resolve(ACCEPTED)));
});

test("mistakes are no failures of sending", async () => {
  const user = showForm();
  for (const _ of [1, 2, 3]) await send(user, "Form validation error");

  expect(offer()).not.toBeInTheDocument();
});

describe("before scripts run", () => {
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
      page = hydrateRoot(frame, contactForm);
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
});

import { fireEvent } from "@testing-library/react";
import { BEFORE_SCRIPTS, DRAFT_KEY, isPosted, isPosting } from "./before-scripts";
import { ENQUIRY_PATH } from "./paths";

/** What the head's script does with a form that no other script has taken over. */

beforeAll(() => void window.eval(BEFORE_SCRIPTS));

beforeEach(() => {
  document.body.innerHTML = `<form action="${ENQUIRY_PATH}"><input name="name"><input name="company" value="Oasis"></form>`;
});

const form = () => document.querySelector("form")!;
const type = (value: string) => fireEvent.input(document.querySelector("input")!, { target: { value } });
const leave = () => fireEvent(window, new Event("pagehide"));
const kept = () => JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? "null") as unknown;

test("what was typed is a draft once the page is left, and nothing else is", () => {
  leave();
  expect(kept()).toBeNull();
  type("Noor");
  leave();

  expect(kept()).toEqual({ values: { name: "Noor" }, failures: 0 });
});

test("what was typed goes into the draft that was kept", () => {
  const values = { name: "N", message: "Hello" };
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ values, failures: 2 }));
  type("Noor");
  leave();

  expect(kept()).toEqual({ values: { ...values, name: "Noor" }, failures: 2 });
});

test("where no draft was kept, what the browser had filled in goes into it too", () => {
  document.querySelectorAll("input")[1]!.value = "As it was left";
  type("Noor");
  leave();

  expect(kept()).toEqual({ values: { name: "Noor", company: "As it was left" }, failures: 0 });
});

test("what was typed goes into a draft once: a draft that another page has sent since stays ended", () => {
  type("Noor");
  leave();
  const ended = { values: {}, failures: 0 };
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify(ended));
  leave();

  expect(kept()).toEqual(ended);
});

test("what the browser posts is no draft any more", () => {
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ values: { name: "N" }, failures: 0 }));
  type("Noor");
  fireEvent.submit(form());
  leave();

  expect(kept()).toBeNull();
});

test.each([
  ["that Back brings", true, { values: { name: "Noor" }, failures: 0 }],
  ["that is first shown while it is posted", false, null],
])("what is typed in a page %s after the browser has posted it", (_page, persisted, draft) => {
  fireEvent.submit(form());
  fireEvent(window, Object.assign(new Event("pageshow"), { persisted }));
  type("Noor");
  leave();

  expect(kept()).toEqual(draft);
});

test("what was typed before it was posted is no draft in a page that Back brings, and Send sends the same again", () => {
  type("Noor");
  fireEvent.submit(form());
  leave();
  fireEvent(window, Object.assign(new Event("pageshow"), { persisted: true }));
  leave();

  expect(kept()).toBeNull();
  expect([isPosted(), isPosting()]).toEqual([true, false]);
});

test("a form that has been taken over keeps its draft itself", () => {
  type("Noor");
  form().noValidate = true;
  leave();

  expect(kept()).toBeNull();
});

import { refuseStorage } from "../../test/components/fake-browser";
import { DRAFT_DELAY_MS, isKept, openDraft } from "./draft";

type Opened = ReturnType<typeof openDraft>;

const values = { name: "Noor", message: "Hello" };
const submission = { id: "an-id", content: "[]" };
const stored = () => sessionStorage.getItem("enquiry");

beforeEach(() => {
  jest.useFakeTimers();
});

test("it is written when nothing has changed for a while, once", () => {
  const set = jest.spyOn(Storage.prototype, "setItem");
  const draft = openDraft();
  draft.keep({ values: { name: "N" } });
  jest.advanceTimersByTime(DRAFT_DELAY_MS - 1);
  draft.keep({ values });
  jest.advanceTimersByTime(DRAFT_DELAY_MS - 1);
  expect(stored()).toBeNull();
  jest.advanceTimersByTime(1);

  expect(set).toHaveBeenCalledTimes(1);
  expect(JSON.parse(stored()!)).toEqual({ values, failures: 0 });
});

test("another page's form takes it up whole", () => {
  const draft = openDraft();
  draft.keep({ values });
  draft.keep({ submission, failures: 2 });
  draft.write();

  expect(openDraft().restore()).toEqual({ values, submission, failures: 2 });
  expect(jest.getTimerCount()).toBe(0);
});

test("forgotten, it leaves nothing behind, and nothing comes later", () => {
  const draft = openDraft();
  draft.keep({ values, submission });
  draft.write();
  draft.keep({ failures: 1 });
  draft.forget();
  jest.runAllTimers();

  expect(stored()).toBeNull();
  expect(draft.current()).toEqual({ values: {}, failures: 0 });
});

test("a draft that was emptied or sent leaves only the fact that there was one", () => {
  for (const end of [
    (draft: Opened) => draft.keep({ values: { name: "", message: "" } }),
    (draft: Opened) => draft.end(),
  ]) {
    const draft = openDraft();
    draft.keep({ values, submission });
    draft.write();
    end(draft);
    draft.write();

    expect(JSON.parse(stored()!)).toEqual({ values: {}, failures: 0 });
  }
});

test("where nothing was typed nothing is kept", () => {
  openDraft().write();

  expect(isKept()).toBe(false);
});

test.each([null, "", "{", "null", "7"])("where the storage holds %j there is no draft", (text) => {
  if (text !== null) sessionStorage.setItem("enquiry", text);

  expect(openDraft().restore()).toEqual({ values: {}, failures: 0 });
});

test.each([
  {},
  { values: null },
  { values: { name: 7, colour: "red" }, failures: "2", submission: "x" },
  { submission: { id: "an-id" } },
  { submission: { content: "[]" } },
])("of %j only what makes sense is taken up", (kept) => {
  sessionStorage.setItem("enquiry", JSON.stringify(kept));

  expect(openDraft().restore()).toEqual({ values: {}, submission: undefined, failures: 0 });
});

test("a browser that refuses storage loses the draft and nothing else", () => {
  refuseStorage();
  const draft = openDraft();
  expect(draft.restore()).toEqual({ values: {}, failures: 0 });
  draft.keep({ values });
  draft.write();
  expect(draft.current().values).toEqual(values);
});

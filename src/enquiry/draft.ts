import { readSession, writeSession } from "../hooks/session";
import { FIELD_NAMES } from "./fields";
import type { EnquiryValues } from "./fields";
import { DRAFT_KEY, isPosting } from "./before-scripts";
import type { Submission } from "./submission";

/** The draft is written this long after the last keystroke. */
export const DRAFT_DELAY_MS = 400;

type Draft = {
  values: EnquiryValues;
  /** The submission that was tried last: a retry after a reload is still a retry. */
  submission?: Submission;
  /** How many times in a row sending has failed. */
  failures: number;
};

const NONE: Draft = { values: {}, failures: 0 };

/** The enquiry that is being written, kept for the session of this tab. It is in memory, and is stored now and then. */
export function openDraft() {
  let draft = NONE;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStored = false;

  /**
   * Stores the draft now. One that the browser is posting is removed. An empty one is stored only if one was before.
   */
  const write = () => {
    clearTimeout(timer);
    const isEmpty = FIELD_NAMES.every((name) => !draft.values[name]);
    const isNone = isPosting() || (isEmpty && !isKept());
    writeSession(DRAFT_KEY, isNone ? null : JSON.stringify(isEmpty ? NONE : draft));
    isStored = isKept();
  };

  return {
    /** Takes up the stored draft, if any. One that this page stored and that is gone was sent from another page. */
    restore: (): Draft => (draft = readDraft() ?? (isStored ? NONE : draft)),
    current: (): Draft => draft,
    holds: (values: EnquiryValues): boolean =>
      FIELD_NAMES.every((name) => draft.values[name] === values[name]),
    /** Changes the draft, and stores it when nothing has changed for a while. */
    keep: (change: Partial<Draft>) => {
      draft = { ...draft, ...change };
      clearTimeout(timer);
      timer = setTimeout(write, DRAFT_DELAY_MS);
    },
    write,
    /** Stores an empty draft: it is newer than what a page that Back returns to still holds. */
    end: () => {
      draft = NONE;
      write();
    },
    forget: () => {
      draft = NONE;
      clearTimeout(timer);
      writeSession(DRAFT_KEY, null);
    },
  };
}

/** Whether this tab has stored a draft since it was opened, even one that was sent or emptied since. */
export const isKept = (): boolean => readDraft() !== undefined;

/** What is stored may come from an older version of the site, or from other code. */
function readDraft(): Draft | undefined {
  try {
    const { values, submission, failures } = JSON.parse(readSession(DRAFT_KEY) ?? "") as Partial<Draft>;
    const typed = FIELD_NAMES.filter((name) => typeof values?.[name] === "string");
    return {
      values: Object.fromEntries(typed.map((name) => [name, values![name]])),
      submission: isSubmission(submission) ? submission : undefined,
      failures: typeof failures === "number" ? failures : 0,
    };
  } catch {
    return undefined;
  }
}

function isSubmission(value: Partial<Submission> | undefined): value is Submission {
  return typeof value?.id === "string" && typeof value.content === "string";
}

import { readSession, writeSession } from "../hooks/session";
import { FIELD_NAMES } from "./fields";
import type { EnquiryValues } from "./fields";
import { DRAFT_KEY, isPosting } from "./before-scripts";
import type { Submission } from "./submission";

/** After the last keystroke, this long, the draft is written. */
export const DRAFT_DELAY_MS = 400;

type Draft = {
  values: EnquiryValues;
  /** What was last tried to be sent: a retry after a reload is still a retry. */
  submission?: Submission;
  /** How many times in a row sending has failed. */
  failures: number;
};

const NONE: Draft = { values: {}, failures: 0 };

/** The enquiry that is being written, kept for the session of this tab. It lives in memory and is written now and then. */
export function openDraft() {
  let draft = NONE;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStored = false;

  /** Writes it now. One that the browser has posted is forgotten. One that is empty now was kept before, or is none. */
  const write = () => {
    clearTimeout(timer);
    const isEmpty = FIELD_NAMES.every((name) => !draft.values[name]);
    const isNone = isPosting() || (isEmpty && !isKept());
    writeSession(DRAFT_KEY, isNone ? null : JSON.stringify(isEmpty ? NONE : draft));
    isStored = isKept();
  };

  return {
    /** Takes up what was kept, if anything was. What was written and is gone has been sent from another page. */
    restore: (): Draft => (draft = readDraft() ?? (isStored ? NONE : draft)),
    current: (): Draft => draft,
    holds: (values: EnquiryValues): boolean =>
      FIELD_NAMES.every((name) => draft.values[name] === values[name]),
    /** Changes it, and writes it when nothing has changed for a while. */
    keep: (change: Partial<Draft>) => {
      draft = { ...draft, ...change };
      clearTimeout(timer);
      timer = setTimeout(write, DRAFT_DELAY_MS);
    },
    write,
    /** Leaves an empty one: what a page still holds that is gone back to is older. */
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

/** Whether this tab has kept one since it was opened, which may have been sent or emptied by now. */
export const isKept = (): boolean => readDraft() !== undefined;

/** Whatever is in the storage may be of an older version of the site, or somebody else's. */
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

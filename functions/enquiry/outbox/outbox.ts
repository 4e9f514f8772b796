import type { Entry, Progress } from "./entry";
import type { MessageQueue } from "./message-queue";

/**
 * The state of an entry: `sending` while a process sends it, `waiting` when the inbox mail is to be tried again,
 * `confirming` when only the confirmation is, `accepted` while the provider has not said what became of the inbox mail,
 * `refused` when it waits for a person: the provider has refused it for what it is, or its mail came back; `honeypot` if
 * the hidden field was filled, `unreadable` if what is stored is no entry.
 */
export const STATES = [
  "sending",
  "waiting",
  "confirming",
  "accepted",
  "refused",
  "honeypot",
  "unreadable",
] as const;

/** Besides, `drafts` holds what is being written: an entry, or a message to another system. */
export type EntryState = (typeof STATES)[number] | "drafts";

/** The states in which an enquiry that comes again is found, and goes on. */
export const RESUMED = ["waiting", "confirming", "accepted", "refused"] as const;

/** How long an enquiry with a filled honeypot is kept, and how many of them, in number and in bytes. */
export const HONEYPOT_KEPT = { ms: 30 * 24 * 60 * 60 * 1000, files: 500, bytes: 5_000_000 };

/** What is stored under a name. */
export type Held = {
  /** What it is known by: the same in every state. */
  name: string;
  state: EntryState;
  /** Since when it has been as it is. */
  since: Date;
  /** Null if it is no entry, or cannot be read now. */
  entry: Entry | null;
  /** What is stored, as it is. */
  text: string;
  /** Set if it cannot be read now, as of another user. */
  unread?: true;
  /** In `sending`: whether the process that was sending it has died. */
  abandoned: boolean;
  /** Where the store finds it. */
  place: string;
};

/** An entry that this process sends. Only who has claimed an entry settles it. */
export type Claim = {
  /** As it is stored, with what has become known of it. */
  readonly entry: Entry;
  /** False once another process has taken it over, or removed it. */
  isMine: () => Promise<boolean>;
  /** Stores what has become known, durably. */
  save: (progress: Progress) => Promise<void>;
  /**
   * Ends the claim: from now on the entry has this state, or is gone. Nothing if another process has taken it over.
   * @param sinceMs since when it has this state; now by default
   */
  settle: (state: Exclude<EntryState, "sending" | "unreadable"> | "done", sinceMs?: number) => Promise<void>;
};

/** What the enquiry's handler, its worker and the operator know of where enquiries are kept until they have arrived. */
export type Outbox = {
  /** Where it is, for people. */
  readonly address: string;
  /**
   * Puts an enquiry into the outbox and claims it; on the disk when this returns. One that is kept already goes on from
   * where it was.
   */
  take: (entry: Entry) => Promise<Claim>;
  /**
   * Claims what is held; "gone" if another process was faster, "unreadable" if it is no entry, which is put aside and
   * logged.
   */
  claim: (held: Held) => Promise<Claim | "gone" | "unreadable">;
  /**
   * What has a state, the longest first: what was tried last is last.
   * @param isWanted by its name; what is not is not read. By default everything is
   */
  list: (state: EntryState, isWanted?: (name: string) => boolean) => Promise<Held[]>;
  /** Keeps an enquiry with a filled honeypot, within a limit of number and size: the oldest give way. */
  setAside: (entry: Entry) => Promise<void>;
  /** Removes what is held. @returns false if it is gone already */
  remove: (held: Held) => Promise<boolean>;
  /**
   * Clears up after processes that died, and what was removed from where the store itself may still have it; with
   * `byAge` also what has been in `honeypot` for too long.
   * @returns why what was removed may still be on the disk, for people; undefined if it is not
   */
  tidy: (byAge: boolean) => Promise<string | undefined>;
  /** Why there is nothing yet to look at, for people; undefined if there is. */
  missing: () => Promise<string | undefined>;
  /** Logs what would keep it from working. @throws if that cannot be seen now */
  check: () => Promise<void>;
  /** Its messages to other systems: a new one goes into the first of these queues that works. */
  readonly messages: readonly MessageQueue[];
  /** Where it puts enquiries while it is away itself; a part of it, which can be sent on its own. */
  readonly spill?: Outbox;
};

import type { Entry, Progress } from "./entry";
import type { MessageQueue } from "./message-queue";

/**
 * The state of an entry: `sending` while a process sends it, `waiting` when the inbox mail is to be tried again,
 * `confirming` when only the confirmation is, `accepted` while the provider has not said what became of the inbox mail,
 * `refused` when it waits for a person: the provider has refused the mail itself, or it came back; `honeypot` if the
 * hidden field was filled, `unreadable` if what is stored is no entry.
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

/** When an enquiry comes again, its entry in one of these states is found and continued. */
export const RESUMED = ["waiting", "confirming", "accepted", "refused"] as const;

/** How long an enquiry with a filled honeypot is kept, and how many of them, in number and in bytes. */
export const HONEYPOT_KEPT = { ms: 30 * 24 * 60 * 60 * 1000, files: 500, bytes: 5_000_000 };

/** What is stored under a name. */
export type Held = {
  /** The entry's name, which is the same in every state. */
  name: string;
  state: EntryState;
  /** Since when it has been as it is. */
  since: Date;
  /** Null if it is no entry, or cannot be read now. */
  entry: Entry | null;
  /** The stored text, not parsed. */
  text: string;
  /** Set if it cannot be read now, such as another user's file. */
  unread?: true;
  /** In `sending`: whether the process that was sending it has died. */
  abandoned: boolean;
  /** Where the store finds it. */
  place: string;
};

/** An entry that this process has claimed in order to send it. No other process settles it. */
export type Claim = {
  /** As it is stored, with what has become known of it. */
  readonly entry: Entry;
  /** False once another process has taken it over, or removed it. */
  isMine: () => Promise<boolean>;
  /** Stores what has become known, durably. */
  save: (progress: Progress) => Promise<void>;
  /**
   * Ends the claim: the entry moves to this state, or is removed (`done`). No effect if another process has taken it
   * over.
   * @param sinceMs since when it has this state; now by default
   */
  settle: (state: Exclude<EntryState, "sending" | "unreadable"> | "done", sinceMs?: number) => Promise<void>;
};

/** Where enquiries are kept until they have arrived, as the handler, the worker and the operator's commands use it. */
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
   * What is in a state, the longest there first: what was tried last is last.
   * @param isWanted whether to read what has this name; by default everything is read
   */
  list: (state: EntryState, isWanted?: (name: string) => boolean) => Promise<Held[]>;
  /** Keeps an enquiry with a filled honeypot, within a limit of number and size: the oldest are removed. */
  setAside: (entry: Entry) => Promise<void>;
  /** Removes what is held. @returns false if it is gone already */
  remove: (held: Held) => Promise<boolean>;
  /**
   * Clears up after processes that died, and has Redis rewrite its append-only file if that still holds what was
   * removed; with `byAge` also removes what has been in `honeypot` for too long.
   * @returns why what was removed may still be on the disk, for people; undefined if it is not
   */
  tidy: (byAge: boolean) => Promise<string | undefined>;
  /** Why the outbox cannot be looked at, as text for people; undefined if it can. */
  missing: () => Promise<string | undefined>;
  /** Logs what would keep it from working. @throws if that cannot be checked now */
  check: () => Promise<void>;
  /** Its messages to other systems: a new one goes into the first of these queues that works. */
  readonly messages: readonly MessageQueue[];
  /** The folder that takes enquiries while Redis is away: a part of this outbox, which can be flushed on its own. */
  readonly spill?: Outbox;
};

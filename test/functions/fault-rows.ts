import type { EntryState } from "../../functions/enquiry/outbox/outbox";
import type { Fault } from "../../tools/mail-inbox/faults";

/** Which mails the provider has accepted, by their keys. */
const NONE = { inbox: 0, confirmation: 0 };
const INBOX = { inbox: 1, confirmation: 0 };
export const BOTH = { inbox: 1, confirmation: 1 };

export type FaultRow = {
  what: string;
  faults: Fault[];
  /** What the visitor is answered with an outbox, and without one. */
  status: [kept: 200 | 502, bare: 200 | 502];
  /** Where the enquiry is after the attempt, if there is an outbox. */
  where: EntryState | "gone";
  /** Which mails the provider has accepted by then. */
  accepted: Record<string, number>;
  calls: number;
};

const first = (fault: Fault, count = 3): Fault[] => [{ ...fault, count }];
const second = (fault: Fault): Fault[] => [{ ...fault, nth: 2, count: 3 }];

/** Both mails are accepted in the end. */
const arrives = (what: string, faults: Fault[], calls: number): FaultRow => ({
  what,
  faults,
  status: [200, 200],
  where: "gone",
  accepted: BOTH,
  calls,
});

/** The inbox mail fails for a reason that passes: with an outbox the answer is success. */
const follows = (what: string, faults: Fault[], calls = 3, accepted = NONE): FaultRow => ({
  what,
  faults,
  status: [200, 502],
  where: "waiting",
  accepted,
  calls,
});

/** The provider refuses the inbox mail for good: the answer is failure, with an outbox too. */
const fails = (what: string, faults: Fault[], calls: number): FaultRow => ({
  what,
  faults,
  status: [502, 502],
  where: "waiting",
  accepted: NONE,
  calls,
});

/** The inbox mail arrives, the confirmation does not. */
const unconfirmed = (what: string, faults: Fault[], calls: number, where: FaultRow["where"]): FaultRow => ({
  what,
  faults,
  status: [200, 200],
  where,
  accepted: INBOX,
  calls,
});

/** Faults of the provider, and what happens to an enquiry. */
export const faultRows: FaultRow[] = [
  arrives("nothing fails", [], 2),
  arrives("slow", [{ delayMs: 60 }], 2),
  follows("500 with HTML", first({ status: 500, body: "html" })),
  follows("422 with HTML", first({ status: 422, body: "html" })),
  follows("500 with JSON", first({ status: 500 })),
  follows("500 with garbage", first({ status: 500, body: "garbage" })),
  arrives("500 once", first({ status: 500 }, 1), 3),
  arrives("500 twice", first({ status: 500 }, 2), 4),
  follows("429 for good", first({ status: 429 })),
  arrives("429 that asks for no time", first({ status: 429, retryAfter: 0 }, 2), 4),
  follows("429 that asks for too much time", first({ status: 429, retryAfter: 60 }), 1),
  fails("401", first({ status: 401 }), 1),
  fails("403", first({ status: 403 }), 1),
  fails("404", first({ status: 404 }), 1),
  fails("422, also without the visitor's address to reply to", first({ status: 422 }), 2),
  arrives("200 with garbage, once", first({ status: 200, body: "garbage" }, 1), 3),
  follows("200 with garbage, always", first({ status: 200, body: "garbage" }), 3, INBOX),
  follows("200 with HTML, always", first({ status: 200, body: "html" }), 3, INBOX),
  follows("a hang", first({ delayMs: 5_000 })),
  arrives("a hang, once", first({ delayMs: 5_000 }, 1), 3),
  follows("a reset", first({ drop: "before" })),
  arrives("a reset, once", first({ drop: "before" }, 1), 3),
  arrives("accepted, then reset, once", first({ drop: "after" }, 1), 3),
  follows("accepted, then reset, always", first({ drop: "after" }), 3, INBOX),
  unconfirmed("only the confirmation fails: 500", second({ status: 500 }), 4, "confirming"),
  unconfirmed("only the confirmation fails: 401", second({ status: 401 }), 2, "confirming"),
  unconfirmed("only the confirmation fails: 422", second({ status: 422 }), 2, "gone"),
  unconfirmed("only the confirmation fails: hang", second({ delayMs: 5_000 }), 4, "confirming"),
  unconfirmed("only the confirmation fails: reset", second({ drop: "before" }), 4, "confirming"),
  {
    ...unconfirmed(
      "only the confirmation fails: accepted, then reset",
      second({ drop: "after" }),
      4,
      "confirming",
    ),
    accepted: BOTH,
  },
  arrives("only the confirmation fails: once", [{ status: 500, nth: 2 }], 3),
];

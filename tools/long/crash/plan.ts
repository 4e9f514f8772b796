import { constant, constantFrom, integer, nat, noBias, oneof, record, sample, uuid } from "fast-check";
import type { Arbitrary } from "fast-check";
import type { Fault } from "../../mail-inbox/faults";

/** How one visitor sends an enquiry. */
export type Visitor = {
  /** The submission id that the browser would have made. */
  id: string;
  /** Whether the form is posted without a script, so that the server has to make the id. */
  plain: boolean;
  /** How often they try again after a failure, or without an answer. */
  retries: number;
  /** The provider's fault at about the time when they send. */
  fault: Fault | undefined;
};

export type Plan = {
  visitors: Visitor[];
  /**
   * From this visitor on no server is killed, but the provider is away: the answer is success, since their enquiry is
   * safe.
   */
  outageFrom: number;
  /** How long the server lives after each start, in milliseconds, until it is killed. */
  lives: number[];
};

/**
 * Every kind of fault that the inbox has. A hang is longer than any timeout. Not 422: after that the mail is sent
 * without the visitor's address in `reply_to`, which is safe only if the provider gives the same answer to the same
 * mail each time.
 */
const FAULTS: Arbitrary<Fault> = oneof(
  constantFrom<Fault[]>(
    { drop: "after" },
    { drop: "before" },
    { status: 500 },
    { status: 500, body: "html" },
    { status: 200, body: "garbage" },
    { status: 429, retryAfter: 0 },
    { status: 400 },
    { status: 401 },
    { delayMs: 5_000 },
  ),
  record({ delayMs: nat(200) }),
);

/** Which call fails: one of the next, or several in a row. */
const SOON = record({ nth: integer({ min: 1, max: 3 }), count: integer({ min: 1, max: 3 }) });

/** The same seed makes the same plan, but runs of it differ with the machine's timing. */
export function makePlan(seed: number, enquiries: number, longestLifeMs: number): Plan {
  const visitor = record<Visitor>({
    id: uuid(),
    plain: constantFrom(true, false, false),
    retries: nat(2),
    fault: oneof(
      constant(undefined),
      record({ how: FAULTS, soon: SOON }).map(({ how, soon }) => ({ ...how, ...soon })),
    ),
  });
  const draw = <T>(of: Arbitrary<T>, numRuns: number) => sample(noBias(of), { seed, numRuns });
  return {
    outageFrom: Math.floor(0.85 * enquiries),
    visitors: draw(visitor, enquiries),
    lives: draw(integer({ min: 20, max: longestLifeMs }), 10 * enquiries),
  };
}

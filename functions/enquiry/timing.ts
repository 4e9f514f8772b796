import { MAIL_TIMING } from "../mail/retry";
import type { MailTiming } from "../mail/retry";

/** How long an enquiry may take at each step, in milliseconds. */
export type Timing = MailTiming & {
  /**
   * How long the calls for both mails may take, from when the form has been read: without an outbox the answer waits
   * for them.
   */
  totalMs: number;
  /** How long the calls for the confirmation may take, within `totalMs`. */
  confirmationMs: number;
  /**
   * With an outbox: how long a visitor waits for the provider, from when the form has been read. Below the four seconds
   * that are promised, so that the promise holds on a busy machine as well.
   */
  visitorMs: number;
  /** How long writing to the outbox may take before an enquiry goes on without. */
  storeMs: number;
  /** Between two rounds of the worker; while the provider is away it doubles until `longestPauseMs`. */
  pauseMs: number;
  longestPauseMs: number;
  /** After this long an entry in `sending` counts as abandoned: an attempt takes less than 20 s. */
  leaseMs: number;
  /** Between two tries of an enquiry whose mail the provider refuses for its content. */
  refusedPauseMs: number;
  /** What the provider has not accepted after this long is reported. */
  undeliveredMs: number;
  /** How long a confirmation that failed for a passing reason is tried. */
  confirmForMs: number;
  /** After this long without an event about an inbox mail that was accepted there is a warning … */
  eventMs: number;
  /** … and after this long acceptance closes the enquiry. */
  acceptedMs: number;
  /** How long a message to another system is tried. */
  messageMs: number;
  /** The clock has to have run evenly for this long before the worker deletes by age. */
  steadyMs: number;
};

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export const TIMING: Timing = {
  ...MAIL_TIMING,
  totalMs: 9 * SECOND,
  confirmationMs: 4 * SECOND,
  visitorMs: 3 * SECOND,
  storeMs: 1.5 * SECOND,
  pauseMs: 15 * SECOND,
  longestPauseMs: 30 * SECOND,
  leaseMs: 30 * SECOND,
  refusedPauseMs: 5 * MINUTE,
  undeliveredMs: 10 * MINUTE,
  confirmForMs: 24 * HOUR,
  eventMs: 30 * MINUTE,
  acceptedMs: 24 * HOUR,
  messageMs: 24 * HOUR,
  steadyMs: HOUR,
};

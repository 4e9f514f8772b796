import { enquiryBackground } from "../../../functions/enquiry/enquiry-background";
import { enquiryHandler } from "../../../functions/enquiry/enquiry-handler";
import { TIMING } from "../../../functions/enquiry/timing";
import type { Timing } from "../../../functions/enquiry/timing";
import { fontsForTests, siteForTests } from "../../../test/functions/site-facts";

/** The times of functions/enquiry/timing.ts, so short that a crash scenario takes seconds. */
const timing: Timing = {
  ...TIMING,
  attemptMs: 300,
  attempts: 2,
  backoffMs: 10,
  totalMs: 700,
  visitorMs: 250,
  confirmationMs: 400,
  pauseMs: 50,
  longestPauseMs: 200,
  leaseMs: 1_500,
  refusedPauseMs: 50,
};

/** What src/api/enquiry.ts exports, with the short times, for a made-up company. */
export { config } from "../../../functions/http/body-config";
export default enquiryHandler(siteForTests, fontsForTests, timing);
export const background = enquiryBackground(siteForTests, timing);

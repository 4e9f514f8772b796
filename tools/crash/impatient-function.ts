import site from "!!../../functions/site/loader.cjs!../../content/site.yaml";
import { enquiryBackground } from "../../functions/enquiry/background";
import type { DeliveryTiming } from "../../functions/enquiry/delivery";
import { enquiryHandler } from "../../functions/enquiry/handler";

/** The times of functions/enquiry/delivery.ts, so short that a storm is over in seconds. */
const timing: DeliveryTiming = {
  attemptMs: 300,
  attempts: 2,
  backoffMs: 10,
  totalMs: 700,
  confirmationMs: 400,
  pauseMs: 50,
  longestPauseMs: 200,
  leaseMs: 1_500,
};

const fonts = { sans: "/sans.woff2", serif: "/serif.woff2" };

/** What src/api/enquiry.ts exports, in a hurry. */
export { config } from "../../functions/http/body-config";
export default enquiryHandler(site, fonts, timing);
export const background = enquiryBackground(site, timing);

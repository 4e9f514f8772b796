import { enquiryBackground } from "../../../functions/enquiry/enquiry-background";
import { enquiryHandler } from "../../../functions/enquiry/enquiry-handler";
import { TIMING } from "../../../functions/enquiry/timing";
import { fontsForTests, siteForTests } from "../../../test/functions/site-facts";

/** The times of production, except for the disk, which may be slow on a machine that is busy with tests. */
const timing = { ...TIMING, storeMs: 20_000 };

/** What src/api/enquiry.ts exports, for a made-up company. */
export { config } from "../../../functions/http/body-config";
export default enquiryHandler(siteForTests, fontsForTests, timing);
export const background = enquiryBackground(siteForTests, timing);

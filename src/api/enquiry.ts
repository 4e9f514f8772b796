import { enquiryBackground } from "../../functions/enquiry/enquiry-background";
import { enquiryHandler } from "../../functions/enquiry/enquiry-handler";
import { fonts, site } from "../../functions/site/generated";

// Not exported by name: Gatsby takes a file with an export named `config` for a page that is rendered on demand.
// eslint-disable-next-line no-restricted-syntax
export * from "../../functions/http/body-config";
export default enquiryHandler(site, fonts);

/** Background work, which our own server runs for as long as it listens. */
export const background = enquiryBackground(site);

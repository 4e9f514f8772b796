import { enquiryBackground } from "../../functions/enquiry/enquiry-background";
import { enquiryHandler } from "../../functions/enquiry/enquiry-handler";
import { fonts, site } from "../../functions/site/generated";

// Gatsby takes a file that exports `config` by its name for a page that is rendered on demand.
// eslint-disable-next-line no-restricted-syntax
export * from "../../functions/http/body-config";
export default enquiryHandler(site, fonts);

/** For our own server, which runs it for as long as it listens. */
export const background = enquiryBackground(site);

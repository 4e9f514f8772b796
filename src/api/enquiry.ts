import site from "!!../../functions/site/loader.cjs!../../content/site.yaml";
import fonts from "!!../../functions/site/fonts-loader.cjs!../theme/fonts.ts";
import { enquiryBackground } from "../../functions/enquiry/background";
import { enquiryHandler } from "../../functions/enquiry/handler";

// Gatsby takes a file that exports `config` by its name for a page that is rendered on demand.
// eslint-disable-next-line no-restricted-syntax
export * from "../../functions/http/body-config";
export default enquiryHandler(site, fonts);

/** For our own server, which runs it from the moment it listens. */
export const background = enquiryBackground(site);

import { handleMailEvent } from "../../functions/enquiry/events/mail-events-handler";

// Gatsby takes a file that exports `config` by its name for a page that is rendered on demand.
// eslint-disable-next-line no-restricted-syntax
export * from "../../functions/http/body-config";
export default handleMailEvent;

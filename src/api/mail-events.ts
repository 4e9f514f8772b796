import { handleMailEvent } from "../../functions/enquiry/events/mail-events-handler";

// Not exported by name: Gatsby takes a file with an export named `config` for a page that is rendered on demand.
// eslint-disable-next-line no-restricted-syntax
export * from "../../functions/http/body-config";
export default handleMailEvent;

/** Where enquiries go; a plain form post and the script use the same address. */
export const ENQUIRY_PATH = "/api/enquiry";

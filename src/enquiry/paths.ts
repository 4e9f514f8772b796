/** Where enquiries go; a plain form post and the script use the same address. */
export const ENQUIRY_PATH = "/api/enquiry";

/** Where the form can always be found. */
export const CONTACT_PATH = "/contact";

/** The confirmation's id on the contact page: its address shows it in place of the form, without any script. */
export const SENT_ID = "sent";

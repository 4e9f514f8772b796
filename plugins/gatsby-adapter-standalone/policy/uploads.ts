/** The answer to an upload: no function of this site takes any. */
export const NO_UPLOADS = { success: false, message: "Uploads are not accepted." };

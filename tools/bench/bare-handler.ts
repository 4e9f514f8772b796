import express from "express";
import type { Request, Response } from "express";
import { Resend } from "resend";
import { confirmationEmail, inboxEmail } from "../../functions/enquiry/emails";
import { mailSettings } from "../../functions/enquiry/mail-settings";
import { readMailEnv } from "../../functions/env";
import { readTexts } from "../../plugins/gatsby-plugin-content/check/check-content";
import { siteFacts } from "../../plugins/gatsby-plugin-content/enquiry/site-facts";
import type { Enquiry } from "../../src/enquiry/fields";

/**
 * The minimum for an enquiry: parse, two mails through the provider's own library, answer. No validation, no limits,
 * no retries, no idempotency keys, no log, no outbox. Run in a process of its own, with `PORT` and the provider's
 * variables.
 */
const env = readMailEnv();
const settings = mailSettings(siteFacts(readTexts()), env);
const provider = new Resend(env.key, { baseUrl: env.baseUrl });

const app = express();
app.use(express.json());
app.post("/api/enquiry", async (request: Request<object, object, Enquiry>, response: Response) => {
  await provider.emails.send(inboxEmail({ enquiry: request.body }, "", settings));
  await provider.emails.send(confirmationEmail({ enquiry: request.body }, "", settings));
  response.json({ success: true });
});
app.listen(Number(process.env.PORT), "127.0.0.1");

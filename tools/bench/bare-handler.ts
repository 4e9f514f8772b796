import { readFileSync } from "node:fs";
import express from "express";
import type { Request, Response } from "express";
import { Resend } from "resend";
import { confirmationEmail, inboxEmail } from "../../functions/enquiry/emails";
import { emailSettings } from "../../functions/enquiry/settings";
import { readMailEnv } from "../../functions/env";
import { readFacts } from "../../functions/site/read-facts.cjs";
import type { Enquiry } from "../../src/enquiry/contract";

/**
 * The least that an enquiry takes: parse, two mails through the provider's own library, answer. No check, no guard,
 * no retry, no key against doubles, no log, no journal. Run as a program of its own, with `PORT` and the provider's
 * variables.
 */
const env = readMailEnv();
const settings = emailSettings(readFacts(readFileSync("content/site.yaml", "utf8")), env);
const provider = new Resend(env.key, { baseUrl: env.baseUrl });

const app = express();
app.use(express.json());
app.post("/api/enquiry", async (request: Request<object, object, Enquiry>, response: Response) => {
  await provider.emails.send(inboxEmail(request.body, settings));
  await provider.emails.send(confirmationEmail(request.body, settings));
  response.json({ success: true });
});
app.listen(Number(process.env.PORT), "127.0.0.1");

import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { open, unlink } from "node:fs/promises";
import { join } from "node:path";
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
 * no retries, no idempotency keys, no log, no outbox; with `BENCH_FOLDER`, one file that is on the disk before it answers,
 * and removed after. Run in a process of its own, with `PORT` and the provider's variables.
 */
const env = readMailEnv();
const settings = mailSettings(siteFacts(readTexts()), env);
const provider = new Resend(env.key, { baseUrl: env.baseUrl });

const folder = process.env.BENCH_FOLDER;
if (folder !== undefined) mkdirSync(folder, { recursive: true });

const app = express();
app.use(express.json());
app.post("/api/enquiry", async (request: Request<object, object, Enquiry>, response: Response) => {
  const kept = folder === undefined ? undefined : await keep(folder, request.body);
  await provider.emails.send(inboxEmail({ enquiry: request.body }, "", settings));
  await provider.emails.send(confirmationEmail({ enquiry: request.body }, "", settings));
  if (kept !== undefined) await unlink(kept);
  response.json({ success: true });
});

async function keep(inFolder: string, enquiry: Enquiry): Promise<string> {
  const path = join(inFolder, randomUUID());
  const file = await open(path, "wx");
  await file.writeFile(JSON.stringify(enquiry));
  await file.sync();
  await file.close();
  return path;
}

app.listen(Number(process.env.PORT), "127.0.0.1");

import { randomUUID } from "node:crypto";
import { expect, type APIRequestContext } from "@playwright/test";
import { INBOX_URL } from "./journey-servers";
import type { Fault } from "../../tools/mail-inbox/faults";
import type { MailPayload } from "../../tools/mail-inbox/payload";
import type { StoredMail } from "../../tools/mail-inbox/store";

/** An address that no other journey writes to or from, so that journeys can share an inbox. */
export const newAddress = (): string => `visitor-${randomUUID()}@example.com`;

/** The mails that a visitor's enquiries led to, oldest first: those that go to the visitor or are answered there. */
export async function mailsOf(
  request: APIRequestContext,
  visitor: string,
  inbox = INBOX_URL,
): Promise<MailPayload[]> {
  const mails = (await (await request.get(`${inbox}/api/mails`)).json()) as StoredMail[];
  return mails
    .map(({ payload }) => payload)
    .filter(({ to, reply_to: replyTo = [] }) => [to, replyTo].flat().includes(visitor))
    .reverse();
}

/** Waits for the two mails of one enquiry: the company's and the confirmation. */
export async function bothMailsOf(
  request: APIRequestContext,
  visitor: string,
  inbox = INBOX_URL,
): Promise<{ company: MailPayload; confirmation: MailPayload }> {
  await expect.poll(async () => (await mailsOf(request, visitor, inbox)).length).toBe(2);
  const [company, confirmation] = await mailsOf(request, visitor, inbox);
  if (!company || !confirmation) throw new Error("A mail has gone");
  return { company, confirmation };
}

/** Makes an inbox fail from now on; only for an inbox that no other journey uses (e2e/support/stack.ts). */
export async function fail(request: APIRequestContext, inbox: string, fault: Fault): Promise<void> {
  expect((await request.post(`${inbox}/api/faults`, { data: fault })).status()).toBe(200);
}

/** Makes an inbox work again. */
export async function recover(request: APIRequestContext, inbox: string): Promise<void> {
  await request.delete(`${inbox}/api/faults`);
}

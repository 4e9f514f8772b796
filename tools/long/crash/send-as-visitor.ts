import { setTimeout as wait } from "node:timers/promises";
import { submissionIdOf } from "../../../functions/enquiry/submission-id";
import { enquiryForTests } from "../../../test/functions/enquiry";
import { siteForTests } from "../../../test/functions/site-facts";
import { ask } from "../../../test/host/ask";
import type { Enquiry } from "../../../src/enquiry/fields";
import type { Visitor } from "./plan";

/** The last answer to a visitor: sent, failed, or nothing, since the connection broke. */
export type Heard = "sent" | "failed" | "nothing";

const TRY_AGAIN_MS = 20;

/** A form that names no language counts as the company's own. */
const LANGUAGE = siteForTests.editions[0].language;

/** The enquiry of the visitor of this number: no other is the same, so it can be recognised in the inbox. */
export function enquiryOf(index: number): Enquiry {
  const email = `visitor${index}@example.com`;
  return enquiryForTests({ name: `Visitor ${index}`, email, message: `Number ${index}.` });
}

/** The id that the server makes of that enquiry if it comes without one. */
export function madeId(index: number): string {
  return submissionIdOf({ enquiry: enquiryOf(index), language: LANGUAGE });
}

/** The id that an enquiry has to have, of which the provider's keys are made. */
export function idOf({ id, plain }: Visitor, index: number): string {
  return plain ? madeId(index) : id;
}

/**
 * Sends one enquiry as the form would, and again as often as the visitor tries. Waits while no server listens.
 * @param port where the current server listens
 * @throws when the answer cannot be the result of a crash
 */
export async function visit(visitor: Visitor, index: number, port: () => Promise<number>): Promise<Heard> {
  const { id, plain, retries } = visitor;
  const fields = enquiryOf(index);
  const type = plain ? "application/x-www-form-urlencoded" : "application/json";
  const body = plain ? new URLSearchParams(fields).toString() : JSON.stringify({ ...fields, id });
  for (let tries = 0; ;) {
    const heard = await post(await port(), type, body);
    if (heard === "refused") {
      await wait(TRY_AGAIN_MS);
      continue;
    }
    if (heard === "sent" || tries === retries) return heard;
    tries += 1;
  }
}

async function post(port: number, type: string, body: string): Promise<Heard | "refused"> {
  const headers = { "content-type": type, "content-length": Buffer.byteLength(body) };
  const answer = await ask(port, "/api/enquiry", { method: "POST", headers, body }).catch(
    ({ code }: NodeJS.ErrnoException) => (code === "ECONNREFUSED" ? "refused" : "nothing"),
  );
  if (typeof answer === "string") return answer;
  if (answer.status === 200 || answer.status === 303) return "sent";
  if (answer.status === 502) return "failed";
  throw new Error(`An enquiry was answered with ${answer.status}`);
}

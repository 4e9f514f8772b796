/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startMailInbox } from "../../tools/mail-inbox/server";
import { siteForTests } from "../site/facts-for-tests";
import { enquiryBackground } from "./background";
import { listEntries, writeEntry } from "./journal";
import { countEnquiry } from "./limit";
import { newSubmissionId } from "./submission-id";

const enquiry = {
  name: "Noor",
  email: "noor@example.com",
  company: "",
  service: "" as const,
  message: "Hello",
};

afterEach(() => {
  delete process.env.ENQUIRY_JOURNAL;
});

test("with a journal, what waits there is delivered until it is stopped", async () => {
  const write = jest.spyOn(process.stdout, "write").mockReturnValue(true);
  const inbox = await startMailInbox();
  const folder = mkdtempSync(join(tmpdir(), "background-"));
  Object.assign(process.env, {
    ENQUIRY_JOURNAL: folder,
    RESEND_API_KEY: "re_test",
    RESEND_BASE_URL: inbox.url,
  });
  await writeEntry(folder, "waiting", {
    id: newSubmissionId(),
    receivedAt: new Date().toISOString(),
    enquiry,
  });
  const { stop } = enquiryBackground(siteForTests)();
  while (inbox.mails().length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  await stop();
  await inbox.close();
  write.mockRestore();

  expect(await listEntries(folder, "sending")).toEqual([]);
  rmSync(folder, { recursive: true });
});

test("without a journal there is nothing to do, and stopping forgets the counts", async () => {
  const once = { limit: 1, redisUrl: undefined };
  const { stop } = enquiryBackground(siteForTests)();
  await countEnquiry("a", once);
  await stop();

  expect(await countEnquiry("a", once)).toEqual({ ok: true });
});

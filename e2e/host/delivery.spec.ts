import { expect, test } from "@playwright/test";
import { freePort } from "../../tools/run/ports";
import { stopAll } from "../../tools/run/processes";
import { inboxFor, urlOf } from "../../tools/run/services";
import { site as facts } from "../support/content";
import { startSite } from "../support/stack";

test.afterAll(stopAll);

/** Starts a site and an inbox that are connected as `npm start` connects them. */
async function startBoth(outbox: string): Promise<{ site: string; inbox: string }> {
  const [sitePort, inboxPort] = await Promise.all([freePort(), freePort()]);
  const [site, inbox] = [urlOf("localhost", sitePort), urlOf("localhost", inboxPort)];
  const { env } = await inboxFor(site, inboxPort);
  await startSite(sitePort, { ...env, ENQUIRY_OUTBOX: outbox });
  return { site, inbox };
}

test.setTimeout(150_000);

test("an enquiry that bounces goes to the second inbox, and other systems hear of it", async ({
  page,
  request,
}, testInfo) => {
  const { site, inbox } = await startBoth(testInfo.outputPath("outbox"));
  const data = { name: "Noor Saleh", email: "noor@example.com", message: "We need one library." };
  const { reference } = (await (await request.post(`${site}/api/enquiry`, { data })).json()) as {
    reference: string;
  };

  await page.goto(inbox);
  // The confirmation names that address too: an answer goes there.
  const sentTo = page.locator("dt:text-is('To') + dd", { hasText: facts.enquiry.to });
  const first = page.getByRole("article").filter({ has: sentTo }).filter({ hasText: "Noor Saleh" });
  await first.first().getByRole("button", { name: "bounced" }).click();
  await expect(page.getByText("Told the site: bounced (204)")).toBeVisible();
  const second = page.getByRole("article").filter({ hasText: "second-inbox@example.com" });
  await expect(second).toBeVisible({ timeout: 45_000 });
  await expect(second).toContainText(reference);

  const told = page.getByRole("region", { name: "Told to other systems" });
  for (const type of ["enquiry.received", "enquiry.undelivered"]) {
    const message = told.getByRole("article", { name: type });
    await expect(message).toContainText(reference, { timeout: 45_000 });
  }
});

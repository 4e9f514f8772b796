import { expect, test } from "@playwright/test";
import { fillIn, sendButton, toast, values } from "./enquiry-form";
import { bothMailsOf, newAddress } from "./mailbox";
import { site } from "./pages";
import { takenOver, visit } from "./visit";

const typed = { name: "Noor", company: "Oasis", service: "Media Services", message: "Hello\nthere" };

test("what was typed survives a reload and a walk to another form, until it is sent", async ({
  page,
  request,
}) => {
  const email = newAddress();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  await visit(page, "/contact");
  await fillIn(page, { ...typed, email });
  const before = await values(page);
  await page.reload();
  await takenOver(page);
  await expect.poll(() => values(page)).toEqual(before);

  await visit(page, "/services/software");
  await expect.poll(() => values(page)).toEqual(before);
  await sendButton(page).click();
  await expect(toast(page, "status")).toHaveCount(2);
  await bothMailsOf(request, email);
  await page.reload();
  await takenOver(page);
  expect(await values(page)).toEqual(["", "", "", "", ""]);
  expect(complaints).toEqual([]);
});

test("an answer that gets lost is asked for again, and the enquiry goes out once", async ({
  page,
  request,
}) => {
  const email = newAddress();
  await visit(page, "/contact");
  await fillIn(page, { ...typed, email });
  const ids: string[] = [];
  await page.route("/api/enquiry", async (route) => {
    const { id } = route.request().postDataJSON() as { id: string };
    ids.push(id);
    // The server does its work, and nobody hears of it.
    if (ids.length === 1) {
      await route.fetch();
      return route.abort();
    }
    return route.continue();
  });
  await sendButton(page).click();
  await expect(toast(page, "alert")).toHaveText(["Something went wrong", "Please try again later."]);
  await page.reload();
  await takenOver(page);
  await sendButton(page).click();
  await expect(toast(page, "status")).toHaveCount(2);

  await bothMailsOf(request, email);
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
});

test("when it fails again, the form offers other ways and the message to copy", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, "/contact");
  await fillIn(page, { ...typed, email: "noor@example.com" });
  await page.route("/api/enquiry", (route) => route.abort());
  const offer = page.getByRole("group", { name: "Other ways to reach us" });
  await sendButton(page).click();
  await expect(toast(page, "alert")).toHaveCount(2);
  await expect(offer).toHaveCount(0);
  await sendButton(page).click();

  await expect(offer.getByRole("link")).toHaveText([site.contact.email, ...site.contact.phones]);
  await offer.getByRole("button", { name: "Copy message" }).click();
  await expect(offer.getByText("Copied.")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(
    "Name: Noor\nEmail: noor@example.com\nCompany: Oasis\nService: Media Services\n\nHello\nthere",
  );
});

test("the trap catches programs, and no person", async ({ page, request }) => {
  const email = newAddress();
  await visit(page, "/contact");
  await expect(page.getByLabel("Please leave this field empty")).toBeHidden();
  const answer = await request.post("/api/enquiry", {
    data: { name: "Bot", email, message: "Cheap watches", topic: "Watches" },
  });

  expect(answer.status()).toBe(200);
  await fillIn(page, { ...typed, email });
  await sendButton(page).click();
  await expect(toast(page, "status")).toHaveCount(2);
  const { company } = await bothMailsOf(request, email);
  expect(company.subject).toContain("Noor");
});

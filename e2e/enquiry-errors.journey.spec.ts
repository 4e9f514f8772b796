import { expect, test } from "@playwright/test";
import { field, fillIn, sendButton, toast, values } from "./enquiry-form";
import { newAddress } from "./mailbox";
import { visit } from "./visit";

for (const path of ["/contact", "/services/software"]) {
  test(`an empty form on ${path} is not sent, says what is missing and goes there`, async ({ page }) => {
    const posts: string[] = [];
    page.on(
      "request",
      (request) => request.method() === "POST" && posts.push(new URL(request.url()).pathname),
    );
    await visit(page, path);
    await sendButton(page).click();

    await expect(toast(page, "alert")).toHaveText(["Form validation error", "Name is required"]);
    await expect(field(page, "Name")).toBeFocused();
    for (const [name, message] of [
      ["Name", "Name is required"],
      ["Email", "Invalid email address"],
      ["Message", "Message is required"],
    ] as const) {
      await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
      await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(message));
    }
    for (const name of ["Company", "Service"]) {
      await expect(field(page, name)).not.toHaveAttribute("aria-invalid");
    }
    expect(posts.filter((target) => target === "/api/enquiry")).toEqual([]);
  });
}

test("the summary counts the fields to correct and leads to each", async ({ page }) => {
  await visit(page, "/contact");
  await sendButton(page).click();
  await expect(page.getByText("There are 3 fields to correct")).toBeVisible();
  await page.getByRole("link", { name: "Message is required" }).click();
  await expect(field(page, "Message")).toBeFocused();

  await fillIn(page, { message: "Hello" });
  await expect(page.getByText("There are 2 fields to correct")).toBeVisible();
  await fillIn(page, { name: "A" });
  await expect(page.getByText(/fields? to correct/)).toHaveCount(0);
  await expect(field(page, "Email")).toHaveAttribute("aria-invalid", "true");
  await fillIn(page, { email: newAddress() });
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
});

test("the first field that fails gets the focus and its message the toast", async ({ page }) => {
  await visit(page, "/contact");
  for (const [typed, message, focused] of [
    [{ name: "   ", email: "a@b.example", message: "Hello" }, "Name is required", "Name"],
    [{ name: "A", email: "not-an-address", message: "Hello" }, "Invalid email address", "Email"],
    [{ email: "a@b.example", message: "Four" }, "Message is required", "Message"],
  ] as const) {
    await fillIn(page, typed);
    const before = await values(page);
    await sendButton(page).click();
    await expect(toast(page, "alert")).toHaveText(["Form validation error", message]);
    await expect(field(page, focused)).toBeFocused();
    await expect(page.locator("[aria-invalid=true]")).toHaveCount(1);
    await expect(page.getByText(/fields? to correct/)).toHaveCount(0);
    expect(await values(page)).toEqual(before);
  }
});

test("a field is not checked before the form is sent", async ({ page }) => {
  await visit(page, "/contact");
  await field(page, "Email").fill("not-an-address");
  await field(page, "Message").focus();
  await expect(page.getByText("Invalid email address")).toHaveCount(0);
});

/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import type { SecurityFacts } from "./security-txt";
import { securityTxt, writeSecurityTxt } from "./security-txt";

const now = new Date("2026-01-31T10:00:00Z");

test("security.txt has the contact, the date of expiry, the languages and its own address", () => {
  const facts = {
    url: "https://www.site.example",
    languages: [{ code: "en" }, { code: "ar" }],
    contact: { email: "a@b.example" },
  };

  expect(securityTxt(facts, now)).toBe(
    "Contact: mailto:a@b.example\n" +
      "Expires: 2027-01-30T10:00:00.000Z\n" +
      "Preferred-Languages: en, ar\n" +
      "Canonical: https://www.site.example/.well-known/security.txt\n",
  );
});

test("the shipped settings hold what it needs", () => {
  const facts = parse(readFileSync("content/site.yaml", "utf8")) as SecurityFacts;

  expect(securityTxt(facts, now)).toMatch(/^Contact: mailto:[^@\s]+@[^@\s]+\n/);
  expect(securityTxt(facts, now)).not.toContain("undefined");
});

test("it is written into Gatsby's folder", async () => {
  const root = mkdtempSync(join(tmpdir(), "security-"));
  mkdirSync(join(root, "content"));
  writeFileSync(
    join(root, "content/site.yaml"),
    "url: https://s.example\nlanguages: [{ code: en }]\ncontact: { email: a@b.c }\n",
  );
  await writeSecurityTxt(root, now);

  expect(readFileSync(join(root, "public/.well-known/security.txt"), "utf8")).toContain("mailto:a@b.c");
  rmSync(root, { recursive: true });
});

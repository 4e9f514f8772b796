import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newFolder } from "../../../test/folders";
import { writeRobotFiles } from "./robot-files";

const SITE = `
url: https://www.site.example
languages: [{ code: en }, { code: ar }]
contact: { email: a@b.example }
`;

let root: string;
const written = (path: string) => readFileSync(join(root, "public", path), "utf8");

beforeEach(() => {
  root = newFolder("robots");
  mkdirSync(join(root, "content"));
  writeFileSync(join(root, "content/site.yaml"), SITE);
});
test("robots.txt names the sitemap, and forbids nothing", async () => {
  await writeRobotFiles(root);

  expect(written("robots.txt")).toBe("Sitemap: https://www.site.example/sitemap-index.xml\n");
});

test("security.txt has the contact, the date of expiry, the languages and its own address", async () => {
  await writeRobotFiles(root, new Date("2026-01-31T10:00:00Z"));

  expect(written(".well-known/security.txt")).toBe(
    "Contact: mailto:a@b.example\n" +
      "Expires: 2027-01-30T10:00:00.000Z\n" +
      "Preferred-Languages: en, ar\n" +
      "Canonical: https://www.site.example/.well-known/security.txt\n",
  );
});

test("the shipped content/site.yaml has all that security.txt needs", async () => {
  cpSync("content/site.yaml", join(root, "content/site.yaml"));
  await writeRobotFiles(root);

  expect(written(".well-known/security.txt")).toMatch(/^Contact: mailto:[^@\s]+@[^@\s]+\n/);
  expect(written(".well-known/security.txt")).not.toContain("undefined");
});

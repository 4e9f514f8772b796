import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync } from "node:fs";
import { join } from "node:path";
import { newFolder } from "../../../test/folders";
import { FROZEN_SITE } from "../../../test/content/frozen-site";
import { lastModified } from "./last-modified";

let root: string;
let warnings: string[];
const warn = (why: string) => void warnings.push(why);

beforeEach(() => {
  root = newFolder("history");
  warnings = [];
  cpSync(join(FROZEN_SITE, "content"), join(root, "content"), { recursive: true });
});

function git(...args: string[]): void {
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.example", ...args], {
    cwd: root,
    stdio: "ignore",
  });
}

function commit(date: string): void {
  git("add", "-A");
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.example", "commit", "-qm", "An edit"], {
    cwd: root,
    env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
  });
}

test("a page is as old as the newest edit of its own content", () => {
  git("init", "-q");
  commit("2025-01-01T08:00:00Z");
  appendFileSync(join(root, "content/home/faqs.yaml"), "# An edit.\n");
  commit("2025-02-01T08:00:00Z");
  const dates = lastModified(warn, root);

  expect(new Date(dates.get("/") ?? "")).toEqual(new Date("2025-02-01T08:00:00Z"));
  expect(new Date(dates.get("/contact") ?? "")).toEqual(new Date("2025-01-01T08:00:00Z"));
  expect(warnings).toEqual([]);
});

test.each([
  ["a specimen", "specimens/well-forecast.yaml", ["/services/data-analytics"]],
  [
    "a service",
    "services/software.yaml",
    ["/", "/services", "/services/software", "/services/web-applications", "/sitemap"],
  ],
  [
    "the steps beside every form",
    "process.yaml",
    [
      "/contact",
      "/services",
      "/services/ai",
      "/services/data-analytics",
      "/services/leaf-&-fruit-vision",
      "/services/software",
      "/services/web-applications",
    ],
  ],
])("an edit of %s dates the pages that show it, and no others", (_what, file, pages) => {
  git("init", "-q");
  commit("2025-01-01T08:00:00Z");
  appendFileSync(join(root, "content", file), "# An edit.\n");
  commit("2025-02-01T08:00:00Z");

  const edited = [...lastModified(warn, root)].filter(([, date]) => date.startsWith("2025-02"));
  expect(edited.map(([path]) => path).sort()).toEqual(pages);
});

test("content that was never committed has no date", () => {
  git("init", "-q");
  git("commit", "-q", "--allow-empty", "-m", "Empty");

  expect(lastModified(warn, root).size).toBe(0);
});

test("a shallow clone is reported, and gives no dates", () => {
  git("init", "-q");
  commit("2025-01-01T08:00:00Z");
  appendFileSync(join(root, "content/home/faqs.yaml"), "# An edit.\n");
  commit("2025-02-01T08:00:00Z");
  git("clone", "-q", "--depth", "1", `file://${root}`, join(root, "shallow"));

  expect(lastModified(warn, join(root, "shallow")).size).toBe(0);
  expect(warnings).toEqual([expect.stringContaining("shallow")]);
});

test("without a history there are no dates", () => {
  const dates = lastModified(warn, root);

  expect(dates.size).toBe(0);
  expect(warnings).toEqual([expect.stringContaining("no git history")]);
});

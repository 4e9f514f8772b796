import { readFileSync } from "node:fs";
import type { Page, Request } from "@playwright/test";
import { contentFiles } from "./editor-repository";
import { site } from "./content";

/** A commit as GitLab's API takes it (POST /projects/:id/repository/commits). */
type Commit = {
  branch: string;
  commit_message: string;
  actions: { action: string; file_path: string; content: string }[];
};

const LAST_COMMIT = "1".repeat(40);

/** The one token that the stand-in knows. */
export const TOKEN = "token-of-an-editor";

/**
 * Stands in for the GitLab that content/site.yaml names, as far as the editor asks it: for the user, the list of files
 * and what they hold; and it takes commits.
 * @returns the commits it was sent, which grow as the page sends them
 */
export async function standInForGitLab(page: Page): Promise<Commit[]> {
  const commits: Commit[] = [];
  const { origin, pathname } = new URL(site.repository);
  const project = `/api/v4/projects/${encodeURIComponent(pathname.slice(1))}`;
  await page.route(`${origin}/**`, (route, request) => {
    const url = new URL(request.url());
    const path = url.href.slice(origin.length).split("?")[0];
    const reply = (json: unknown, status = 200) =>
      route.fulfill({ status, json, headers: { "access-control-allow-origin": "*" } });
    if (request.headers().authorization !== `Bearer ${TOKEN}`)
      return reply({ message: "401 Unauthorized" }, 401);
    if (path === "/api/v4/user") return reply({ id: 7, username: "editor", name: "An Editor" });
    if (path === `${project}/users`) return reply([{ id: 7 }]);
    if (path === "/api/graphql") return reply({ data: { project: { repository: repositoryFor(request) } } });
    if (path === `${project}/repository/branches/main`) return reply({ commit: { id: LAST_COMMIT } });
    if (path === `${project}/repository/commits` && request.method() === "POST") {
      commits.push(request.postDataJSON() as Commit);
      return reply({ id: "2".repeat(40), committed_date: "2026-01-02T03:04:05Z" }, 201);
    }
    return reply({ message: "404 Not Found" }, 404);
  });
  return commits;
}

/** What a query asks of the repository: its main branch, its last commit, its list of files, or what they hold. */
function repositoryFor(request: Request): unknown {
  const { query, variables } = request.postDataJSON() as { query: string; variables: { paths?: string[] } };
  if (query.includes("rootRef")) return { rootRef: "main" };
  if (query.includes("lastCommit")) return { tree: { lastCommit: { sha: LAST_COMMIT, message: "" } } };
  if (!query.includes("rawTextBlob")) {
    const nodes = contentFiles().map((path, index) => ({
      type: "blob",
      path,
      sha: String(index).padStart(40, "0"),
    }));
    return { tree: { blobs: { nodes, pageInfo: { endCursor: "", hasNextPage: false } } } };
  }
  const nodes = (variables.paths ?? []).map((path) => ({ rawTextBlob: readFileSync(path, "utf8") }));
  return { blobs: { nodes } };
}

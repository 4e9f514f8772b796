import type { Backend } from "@sveltia/cms";

/**
 * Where the editor saves: GitHub for an address on github.com, GitLab for one on any other host. Editors sign
 * in with an access token of their own, which needs no service between the browser and the host.
 * @param repository its address, such as https://github.com/company/website
 */
export function backendOf(repository: string): Backend {
  const { host, origin, pathname } = new URL(repository);
  const repo = pathname.slice(1);
  if (host === "github.com") return { name: "github", repo, auth_methods: ["token"] };
  const own = host === "gitlab.com" ? {} : { base_url: origin, api_root: `${origin}/api/v4` };
  return { name: "gitlab", repo, ...own, auth_methods: ["token"] };
}

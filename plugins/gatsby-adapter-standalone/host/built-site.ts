import { join } from "node:path";
import { withoutTrailingSlashes } from "../../../functions/trailing-slashes";
import { STATIC, SUFFIX } from "../manifest";
import type { FileRoute, Manifest, RedirectRoute, Variant } from "../manifest";
import type { Target } from "./request-target";

/** Looks paths up in the manifest. A file on the disk that is not in it does not exist. */
export class Site {
  private readonly files: Map<string, FileRoute>;
  private readonly redirects: Map<string, RedirectRoute>;
  private readonly functions: Set<string>;

  /** @param root the folder of the manifest */
  constructor(
    private readonly root: string,
    readonly manifest: Manifest,
  ) {
    this.files = new Map(Object.entries(manifest.files));
    this.redirects = new Map(manifest.redirects.map((route) => [route.from, route]));
    this.functions = new Set(manifest.functions.map(({ path }) => path));
  }

  file(path: string): FileRoute | undefined {
    return this.files.get(path);
  }

  /** The not-found page for a path: its language's, or else the site's. */
  notFound(path: string): FileRoute {
    const { notFound, notFoundBelow } = this.manifest;
    const [, first = ""] = path.split("/");
    return notFoundBelow[`/${first}`] ?? notFound;
  }

  /** The path of a file on the disk. */
  place({ file }: FileRoute, { coding }: Variant): string {
    return join(this.root, STATIC, file + SUFFIX[coding]);
  }

  /**
   * Where a path redirects to, if it does: by a redirect of the manifest, or to the address that its page has.
   * Addresses have no capitals, but people who read one on paper may type some.
   */
  moved({ path, search }: Target): { location: string; status: number } | undefined {
    const bare = withoutTrailingSlashes(path.replace(/\/index\.html$/, "/")) || "/";
    // A former path may end in /index.html itself.
    for (const known of [withoutTrailingSlashes(path), bare, bare.toLowerCase()]) {
      const redirect = this.redirects.get(known);
      if (redirect) return { location: withQuery(redirect.to, search), status: redirect.status };
      if (!this.files.has(known) && !this.functions.has(known)) continue;
      return known === path ? undefined : { location: encodeURI(known) + search, status: 301 };
    }
    return undefined;
  }
}

/** A query of the redirect's own replaces the request's. */
function withQuery(to: string, search: string): string {
  return to.includes("?") ? to : to + search;
}

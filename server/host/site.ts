import { join } from "node:path";
import type { FileRoute, Manifest } from "../manifest";
import type { Target } from "./target";

/** Looks things up in the manifest; what is not in it does not exist, whatever lies on the disk. */
export class Site {
  private readonly files: Map<string, FileRoute>;
  private readonly redirects: Map<string, { to: string; status: number }>;
  private readonly wildcards: { below: string; to: string; status: number }[];
  private readonly functions: Set<string>;

  /** @param root the folder of the manifest */
  constructor(
    private readonly root: string,
    readonly manifest: Manifest,
  ) {
    this.files = new Map(Object.entries(manifest.files));
    const isWild = ({ from }: { from: string }) => from.endsWith("/*");
    this.redirects = new Map(
      manifest.redirects.filter((route) => !isWild(route)).map((route) => [route.from, route]),
    );
    this.wildcards = manifest.redirects
      .filter(isWild)
      .map(({ from, ...rest }) => ({ below: from.slice(0, -1), ...rest }));
    this.functions = new Set(manifest.functions.map(({ path }) => path));
  }

  file(path: string): FileRoute | undefined {
    return this.files.get(path);
  }

  /** The place of a file on the disk, without the suffix of a coding. */
  place({ file }: FileRoute): string {
    return join(this.root, "static", file);
  }

  /** Where a path has moved to, if it has: by a redirect, or because it only has a slash too many. */
  moved({ path, raw, search }: Target): { location: string; status: number } | undefined {
    const bare = path.length > 1 ? path.replace(/\/+$/, "") : path;
    const redirect = this.redirects.get(bare) ?? this.wildcard(bare);
    if (redirect) return { location: withQuery(redirect.to, search), status: redirect.status };
    if (bare === path || !(this.files.has(bare) || this.functions.has(bare))) return undefined;
    return { location: raw.replace(/\/+$/, "") + search, status: 301 };
  }

  private wildcard(path: string): { to: string; status: number } | undefined {
    const match = this.wildcards.find(({ below }) => path.startsWith(below));
    return match && { ...match, to: match.to.replace("*", encodeURI(path.slice(match.below.length))) };
  }
}

/** A redirect that brings a query of its own keeps that one. */
function withQuery(to: string, search: string): string {
  return to.includes("?") ? to : to.replace(/(#.*)?$/, (fragment) => search + fragment);
}

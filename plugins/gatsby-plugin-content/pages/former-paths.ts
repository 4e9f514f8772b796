import type { Values } from "../collection";
import { decodedPath } from "./content-pages";

/** What Gatsby's `createRedirect` takes. */
type Redirect = { fromPath: string; toPath: string; isPermanent: true };

/** The former paths of an entry, decoded as hosts compare them, where they are a list of texts. */
export function formerPaths({ formerly }: Values): string[] {
  return Array.isArray(formerly) ? formerly.filter((path) => typeof path === "string").map(decodedPath) : [];
}

/** A permanent redirect from each former path, in each edition. `toPath` is encoded, as a Location header needs it. */
export function redirectsTo(
  pages: readonly { path: string; prefix: string; entry: { values: Values } }[],
): Redirect[] {
  return pages.flatMap(({ path, prefix, entry }) =>
    formerPaths(entry.values).map((fromPath) => ({
      fromPath: prefix + fromPath,
      toPath: encodeURI(path),
      isPermanent: true as const,
    })),
  );
}

import { nodeType } from "./graphql-types";
import { kinds } from "./kinds";
import { decodedPath } from "./pages";
import type { Schemas } from "./schema";

/** A page with the paths at which it once stood; GraphQL has null where a file lists none. */
export type Moved = { path: string; formerly?: readonly string[] | null };

/** What Gatsby's `createRedirect` takes. */
export type Redirect = { fromPath: string; toPath: string; isPermanent: true };

/**
 * A permanent redirect from each former path. `fromPath` is decoded, as hosts compare it, even where somebody has
 * copied an address from a browser; `toPath` is encoded, as a Location header needs it.
 */
export function redirectsTo(pages: readonly Moved[]): Redirect[] {
  return pages.flatMap(({ path, formerly }) =>
    (formerly ?? []).map((former) => ({
      fromPath: decodedPath(former),
      toPath: encodeURI(path),
      isPermanent: true as const,
    })),
  );
}

/** The pages that single files make, each with its field in GraphQL's query type. */
export function singlePages(schemas: Schemas): { path: string; field: string }[] {
  return kinds.flatMap(({ schema, page }) =>
    page
      ? [{ path: page, field: nodeType(schemas, schema).replace(/^./, (letter) => letter.toLowerCase()) }]
      : [],
  );
}

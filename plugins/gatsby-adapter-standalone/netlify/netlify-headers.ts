import type { HeaderRoutes } from "gatsby";
import { NOT_FOUND } from "../emit/not-found";
import { IMMUTABLE, REVALIDATE } from "../policy/caching";
import { SECURITY_HEADERS } from "../policy/headers";
import type { Served } from "./netlify-pages";

type Headers = HeaderRoutes[number]["headers"];

/**
 * The rules of Netlify's `_headers` file, for the same headers as our own server's. Where several rules match a
 * path, the last one wins, header by header: first the rule for everything, with the not-found page's policy, then
 * those for single files.
 * @param files by path
 */
export function netlifyHeaderRoutes(files: ReadonlyMap<string, Served>): HeaderRoutes {
  const notFound = policyOf(files.get(NOT_FOUND) ?? {});
  const everything = { ...SECURITY_HEADERS, ...notFound, "cache-control": REVALIDATE };
  const own = [...files].flatMap(([path, file]) => {
    const headers = list({
      ...policyOf(file),
      ...(file.cache === IMMUTABLE && { "cache-control": IMMUTABLE }),
    });
    return path.startsWith("/static/") || headers.length === 0 ? [] : [{ path, headers }];
  });
  const isBelow = ({ path }: { path: string }) => path.endsWith("/*");
  return [
    { path: "/*", headers: list(everything) },
    { path: "/static/*", headers: list({ "cache-control": IMMUTABLE }) },
    ...own.filter(isBelow),
    ...own.filter((rule) => !isBelow(rule)),
  ];
}

function policyOf({ policy }: Partial<Served>): Record<string, string> {
  return policy === undefined ? {} : { "content-security-policy": policy };
}

function list(headers: Record<string, string>): Headers {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}

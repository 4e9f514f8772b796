import type { HeaderRoutes } from "gatsby";
import type { FileRoute } from "../manifest";
import { IMMUTABLE, REVALIDATE } from "../policy/caching";

type Headers = HeaderRoutes[number]["headers"];

/**
 * The rules of Netlify's `_headers` file, for the same headers as our own server's. Where several rules match a
 * path, the last one wins, header by header: first the rule for everything, then those for single files.
 * @param security the headers of every answer
 * @param notFound the not-found page, whose policy any unknown path gets
 * @param files by path
 */
export function netlifyHeaderRoutes(
  security: Readonly<Record<string, string>>,
  notFound: Pick<FileRoute, "policy">,
  files: ReadonlyMap<string, Pick<FileRoute, "policy" | "cache">>,
): HeaderRoutes {
  const everything = { ...security, ...policyOf(notFound), "cache-control": REVALIDATE };
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

function policyOf({ policy }: Pick<FileRoute, "policy">): Record<string, string> {
  return policy === undefined ? {} : { "content-security-policy": policy };
}

function list(headers: Record<string, string>): Headers {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}

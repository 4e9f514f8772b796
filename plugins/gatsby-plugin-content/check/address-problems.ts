import { basePath, isBelow } from "../editions/languages";
import { decodedPath } from "../pages/content-pages";
import { isOwnAddress } from "../pages/own-addresses";
import { fits, type Schema } from "../schema/schema-files";
import type { Targets } from "./link-targets";
import type { Messages } from "./problem";
import { closest, didYouMean } from "./suggestion";

/** A link to a page of this site that does not exist, has moved, or is written with the whole address. */
export function onPage(target: string, { pages, hasAllPages, moved, url }: Targets): Messages | undefined {
  // A link with the whole address would lead out of a translation's language, and the check could not follow a page.
  if (url && target.startsWith(url) && /^(?:[/?#]|$)/.test(target.slice(url.length)))
    return {
      message: `${target} is a page of this site.`,
      hint: `Write "${target.slice(url.length).replace(/^(?!\/)/, "/")}".`,
    };
  if (!target.startsWith("/")) return undefined;
  const [, path = "", anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(target) ?? [];
  if (!pages.has(path)) {
    const now = moved.get(path);
    if (now)
      return { message: `${path} has moved to ${now}.`, hint: `Write "${now}${target.slice(path.length)}".` };
    if (!hasAllPages) return undefined;
    const paths = [...pages.keys()];
    return {
      message: `${path} is no page of this site.`,
      hint: didYouMean(path, paths, `Pages are ${paths.join(", ")}.`),
    };
  }
  const anchors = pages.get(path);
  if (anchor === undefined || !anchors || anchors.includes(anchor) || !hasAllPages) return undefined;
  const near = closest(anchor, anchors);
  return {
    message: `${path} has no place called #${anchor}.`,
    hint: near
      ? `Did you mean "${path}#${near}"?`
      : `Its places are ${anchors.map((id) => `#${id}`).join(", ")}.`,
  };
}

/** A former address that cannot be redirected, because the site answers it itself or a host reads it differently. */
export function onFormer(former: string, schema: Schema, targets: Targets): Messages | undefined {
  const path = decodedPath(former);
  // An encoded space is allowed: old addresses have some. Any other encoded character may mean something to a host.
  if (!fits(schema, path.replaceAll(" ", "-")))
    return { message: `${former} is read as ${JSON.stringify(path)}.`, hint: schema.patternErrorMessage };
  const { prefix = "" } = targets.languages.find((language) => isBelow(path, language.prefix)) ?? {};
  if (targets.pages.has(basePath(prefix, path)))
    return {
      message: `${path} is a page of this site, so it cannot be a former address.`,
      hint: "Remove the line, or change the address of the page that is there now.",
    };
  if (isOwnAddress(path))
    return {
      message: `${path} is an address that the site itself needs, so it cannot be a former address.`,
      hint: "Remove the line.",
    };
  return undefined;
}

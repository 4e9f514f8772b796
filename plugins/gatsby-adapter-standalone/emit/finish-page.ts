import { pageElements, replaceParts } from "../html/page-elements";
import type { PageElement, Replacement } from "../html/page-elements";
import { cspSourcesOf } from "../policy/csp";
import type { CspSources, DeclaredPolicy } from "../policy/csp";
import type { BuildCache } from "./build-cache";
import { deferredScripts } from "./defer-scripts";
import { minifiedScripts } from "./inline-scripts";
import { laterStyles, type StyleFile } from "./later-styles";
import { previews } from "./preview";

/**
 * What is changed in a page that Gatsby has written, the file of styles that the finished page asks for, and what the
 * page has to be allowed.
 */
export type Finish = { parts: Replacement[]; styles?: StyleFile; csp: CspSources | DeclaredPolicy };

/** Gatsby's list of all scripts, by which its own links fetch ahead; pages have none (ADR 20). */
const isScriptList = ({ attributes }: PageElement): boolean => attributes.id === "gatsby-chunk-mapping";

/**
 * Gives a page its previews, makes a file of its later styles, minifies its inline scripts, drops Gatsby's list of
 * scripts and defers the scripts themselves. Parsing takes most of the time of it, so it happens once.
 * @param folder where the published files are
 * @param kept the previews of earlier builds
 */
export async function finishOf(html: string, folder: string, kept: BuildCache): Promise<Finish> {
  const all = pageElements(html);
  const elements = all.filter((element) => !isScriptList(element));
  const styles = laterStyles(elements);
  const parts = [
    ...(await previews(html, elements, folder, kept)),
    ...styles.parts,
    ...(await minifiedScripts(html, elements)),
    ...all.filter(isScriptList).map(({ start, end }) => ({ start, end, by: "" })),
    ...deferredScripts(elements),
  ];
  const replaced = new Set(parts.map(({ start, end }) => `${start}-${end}`));
  const left = elements.filter(({ start, end }) => !replaced.has(`${start}-${end}`));
  const added = parts.flatMap(({ by }) => pageElements(by));
  return { parts, styles: styles.file, csp: cspSourcesOf([...left, ...added]) };
}

/** The page as it is published. */
export const finished = (html: string, { parts }: Finish): string => replaceParts(html, parts);

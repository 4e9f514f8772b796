import { pageElements, replaceParts } from "../html/page-elements";
import type { PageElement, Replacement } from "../html/page-elements";
import { cspSourcesOf } from "../policy/csp";
import type { CspSources, DeclaredPolicy } from "../policy/csp";
import type { BuildCache } from "./build-cache";
import { minifiedScripts } from "./inline-scripts";
import { laterStyles } from "./later-styles";
import type { PageFile } from "./page-file";
import { previews } from "./preview";
import { startScript } from "./start-script";

/**
 * The changes to a page that Gatsby has written, the files that the finished page asks for, and the sources that its
 * Content-Security-Policy has to allow.
 */
export type Finish = { parts: Replacement[]; files: PageFile[]; csp: CspSources | DeclaredPolicy };

/** Gatsby's list of all scripts, which only its own links need, to fetch ahead; pages have no such links (ADR 20). */
const isScriptList = ({ attributes }: PageElement): boolean => attributes.id === "gatsby-chunk-mapping";

/**
 * Gives a page its previews, makes a file of its later styles and one of the scripts that pages share, minifies its
 * other inline scripts, and drops Gatsby's list of scripts. Parsing takes most of the time, so the page is parsed once.
 * @param folder where the published files are
 * @param kept the previews of earlier builds
 */
export async function finishOf(html: string, folder: string, kept: BuildCache): Promise<Finish> {
  const all = pageElements(html);
  const elements = all.filter((element) => !isScriptList(element));
  const styles = laterStyles(elements);
  const start = await startScript(elements);
  const isLeft = (element: PageElement) => !start.parts.some((part) => part.start === element.start);
  const parts = [
    ...(await previews(html, elements, folder, kept)),
    ...styles.parts,
    ...start.parts,
    ...(await minifiedScripts(html, elements.filter(isLeft))),
    ...all.filter(isScriptList).map(({ start, end }) => ({ start, end, by: "" })),
  ];
  const replaced = new Set(parts.map(({ start, end }) => `${start}-${end}`));
  const left = elements.filter(({ start, end }) => !replaced.has(`${start}-${end}`));
  const added = parts.flatMap(({ by }) => pageElements(by));
  const files = [styles.file, start.file].filter((file) => file !== undefined);
  return { parts, files, csp: cspSourcesOf([...left, ...added]) };
}

/** The page as it is published. */
export const finished = (html: string, { parts }: Finish): string => replaceParts(html, parts);

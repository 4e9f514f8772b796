import { offeringPath } from "../../src/offering-path";

/** A page that a piece of content makes. */
export interface ContentPage {
  path: string;
  /** File in src/templates, without its ending. */
  template: "service" | "offering";
  context: { slug: string } | { title: string; service: string };
}

/** The pages of all services, then of all offerings. */
export function contentPages(
  services: readonly { slug: string }[],
  offerings: readonly { title: string; service: string }[],
): ContentPage[] {
  return [
    ...services.map(({ slug }) => ({
      path: `/services/${slug}`,
      template: "service" as const,
      context: { slug },
    })),
    ...offerings.map(({ title, service }) => ({
      path: offeringPath(title),
      template: "offering" as const,
      context: { title, service },
    })),
  ];
}

/** A path as hosts compare it, even where somebody has copied it from a browser, which may show it encoded. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // A percent sign that encodes nothing stands for itself.
  }
}

/** Places that a link may name on every page. */
export const EVERY_PAGE = ["main"];

/** The place of a service on the services overview (SPEC.md, section 2: ai-services and so on). */
export function overviewAnchor(slug: string): string {
  return `${slug}-services`;
}

/** What is wrong when two pages claim one path: a sentence for each page that comes too late. */
export function pathCollisions(
  pages: readonly ContentPage[],
): { page: ContentPage; other: ContentPage; message: string }[] {
  const first = new Map<string, ContentPage>();
  return pages.flatMap((page) => {
    const other = first.get(page.path);
    if (!other) first.set(page.path, page);
    return other ? [{ page, other, message: collision(page, other) }] : [];
  });
}

function collision(page: ContentPage, other: ContentPage): string {
  const [one, two] = [named(page), named(other)];
  if (one.name === two.name && one.what === two.what) {
    return `Two ${one.what}s share the ${one.key} "${one.name}".`;
  }
  return `The ${one.what} "${one.name}" would stand at ${page.path}, where the ${two.what} "${two.name}" stands already.`;
}

function named({ context }: ContentPage) {
  return "slug" in context
    ? { what: "service", key: "slug", name: context.slug }
    : { what: "offering", key: "title", name: context.title };
}

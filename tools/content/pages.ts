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

/** What is wrong when two pages claim one path: a sentence for each page that comes too late. */
export function pathCollisions(pages: readonly ContentPage[]): { page: ContentPage; message: string }[] {
  const first = new Map<string, ContentPage>();
  return pages.flatMap((page) => {
    const other = first.get(page.path);
    if (!other) first.set(page.path, page);
    return other
      ? [
          {
            page,
            message: `The ${named(page)} would stand at ${page.path}, where the ${named(other)} stands already.`,
          },
        ]
      : [];
  });
}

function named({ context }: ContentPage): string {
  return "slug" in context ? `service "${context.slug}"` : `offering "${context.title}"`;
}

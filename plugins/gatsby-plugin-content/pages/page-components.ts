import { existsSync } from "node:fs";
import type { ContentPage } from "./content-pages";

type Shown = Pick<ContentPage<unknown>, "path" | "prefix" | "template" | "collection">;

/** The file of the component that shows a page, from the root of the project. */
export function componentOf({ path, prefix, template }: Shown): string {
  return `src/${template ? `templates/${template}` : `pages/${path.slice(prefix.length + 1) || "index"}`}.tsx`;
}

/** What is wrong where no component shows the pages that content makes, a sentence for each. */
export function missingComponents(pages: readonly Shown[]): string[] {
  const missing = pages
    .filter((page) => !existsSync(componentOf(page)))
    .map(
      (page) =>
        `${componentOf(page)} does not exist; content/${page.collection.files} makes a page that it has to show.`,
    );
  return [...new Set(missing)];
}

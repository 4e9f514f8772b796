import { createRoot } from "react-dom/client";
import { headerSizes, Picture } from "./picture";

/** The part of Gatsby's loader that is used here; it is in the page once scripts run. */
type Loader = { loadPage: (path: string) => Promise<{ json?: unknown } | undefined> };

type Visited = { ___loader?: Loader };

const fetched = new Set<string>();

/**
 * Fetches what a page of this site shows first: its data, its script and the picture at its top. It does so once for
 * each page, and not for visitors who save data: their pages are fetched when they ask for them.
 */
export async function fetchAhead(path: string): Promise<void> {
  const { ___loader: loader } = window as Visited;
  if (!loader || fetched.has(path) || savesData()) return;
  fetched.add(path);
  const page = await loader.loadPage(path).catch(() => undefined);
  const art = artIn(page?.json);
  // The picture's own element, outside the document, makes the browser choose and fetch the same file.
  if (art) createRoot(document.createElement("div")).render(<Ahead art={art} />);
}

const Ahead = ({ art: { landscape, portrait } }: { art: Queries.ArtFragment }) => (
  <Picture image={landscape} portrait={portrait} alt="" sizes={headerSizes} eager />
);

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

/** The first picture with a crop for phones in a page's data, which is the one at its top. */
function artIn(data: unknown): Queries.ArtFragment | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  if ("landscape" in data && "portrait" in data) return data as Queries.ArtFragment;
  for (const part of Object.values(data)) {
    const art = artIn(part);
    if (art) return art;
  }
  return undefined;
}

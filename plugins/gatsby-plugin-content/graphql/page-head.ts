import type { Actions } from "gatsby";
import { plainText, withoutIsolates } from "../editions/plain-text";
import { pictureFile, type FileNode, type Files } from "../pictures/picture-resolvers";
import { isRemote } from "../pictures/stock-hosts";
import type { Values } from "../collection";
import type { Schemas } from "../schema/schema-files";
import { draw } from "../search/drawing";
import type { Site } from "../search/firm";
import { shareDrawing } from "../search/share-picture";
import { structuredData } from "../search/structured-data";
import { pagesAbove, trailTo } from "../search/trail";
import { readNodes, type NodeModel } from "./content-nodes";
import { dependOnDrawings } from "./drawings";

export const PAGE_HEAD_TYPES = `"A page in a breadcrumb."
type TrailStep {
  label: String!
  path: String!
}

"What search engines and link previews are told of a page, and its breadcrumb."
type PageHead {
  path: String!
  title: String!
  description: String!
  keywords: [String!]!
  "The line on the share picture."
  shareLine: String!
  "Path of the share picture."
  sharePicture: String!
  "A graph of schema.org, as JSON."
  structuredData: String!
  "Empty where the main navigation names the page."
  trail: [TrailStep!]!
}`;

interface Seo {
  description: string;
  keywords: string[];
  share?: string;
}

interface Context {
  nodeModel: NodeModel & Files;
}

/**
 * `pageHead(path:)` of GraphQL's query type; null where the content makes no such page. Also starts the job that draws
 * the page's share picture.
 */
export function pageHead(schemas: Schemas, createJob: Actions["createJobV2"]) {
  return {
    type: "PageHead",
    args: { path: "String!" },
    resolve: async (_source: unknown, { path }: { path: string }, { nodeModel }: Context) => {
      const { pages: all, pagesIn, languages, siteIn, valuesOf } = await readNodes(schemas, nodeModel);
      const page = all.get(path);
      if (!page) return null;
      dependOnDrawings(nodeModel);
      const { language } = page;
      const pages = pagesIn(language);
      const settings = siteIn(language);
      const site = settings as unknown as Site;
      const { brand, url } = site;
      const { title, seo } = page.entry.values as { title: string; seo: Seo };
      const line = withoutIsolates(seo.share ?? title);
      const owners = [page, ...pagesAbove(page, pages)].map(({ entry }) => entry.values);
      const art = await artOf(owners, settings, nodeModel);
      const drawing = shareDrawing({
        line,
        brand,
        digest: art.internal.contentDigest,
        direction: languages.find(({ code }) => code === language)?.direction,
      });
      draw(createJob, drawing, art.absolutePath);
      const sharePicture = `/${drawing.file}`;
      const graph = structuredData({
        page,
        pages,
        site,
        languages: languages.map(({ code }) => code),
        names: [...new Set(languages.map(({ code }) => String(siteIn(code).brand)))],
        valuesOf: (schema) => valuesOf(schema, language),
        picture: url + sharePicture,
      });
      return {
        path,
        title,
        description: seo.description,
        keywords: seo.keywords,
        shareLine: plainText(line),
        sharePicture,
        structuredData: plainText(asScriptText(graph)),
        trail: trailTo(page, pages),
      };
    },
  };
}

/** JSON that may stand in a script element: no text in it can end the element. */
const asScriptText = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/** The picture file behind a share picture: the page's own, or that of the nearest page above it, or the site's. */
async function artOf(
  owners: readonly Values[],
  site: Values,
  nodeModel: Context["nodeModel"],
): Promise<FileNode> {
  const own = owners.find(({ image }) => typeof image === "string" && !isRemote(image));
  const [values, image] = own
    ? [own, String(own.image)]
    : [site, String((site.seo as { image?: unknown } | undefined)?.image)];
  const yaml = nodeModel.getNodeById({ id: String(values.parent) }) as unknown as FileNode | null;
  return pictureFile(image, yaml, nodeModel);
}

import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { parseDocument } from "yaml";
import { STOCK_HOSTS } from "../../../plugins/gatsby-plugin-content/pictures/stock-hosts";
import { OFFERING_PATHS, SERVICE_PATHS } from "../../support/site-pages";

/** The photo that a service is given in place of its picture, and the host that it stays on. */
export const STOCK = {
  origin: STOCK_HOSTS[0]?.origin ?? "",
  photo: STOCK_HOSTS[0]?.example ?? "",
  page: SERVICE_PATHS.at(-1) ?? "",
  /** Where its subject is, in per cent. */
  focus: { x: 40, y: 60 },
};

/** What is in the file of the service that is added. */
export const SERVICE = {
  slug: "added-by-a-journey",
  order: 1_000,
  title: "Added by a journey",
  name: "An added service",
  shortName: "Added one",
  imageAlt: "A dark picture.",
};

/** Former paths that are listed, as an editor may write them, and where each leads. */
export const FORMER = {
  service: { path: "/services/robot%20arms", to: `/services/${SERVICE.slug}` },
  page: { path: "/a-page-of-old", to: "/about" },
  offering: { path: "/services/r&d", to: OFFERING_PATHS[0] ?? "" },
} as const;

const FILE = `content/services/${SERVICE.slug}.yaml`;
const PICTURE = `content/images/${SERVICE.slug}.jpg`;

/** Puts plain dark pictures in place of the shipped ones, from which a build makes its sizes in no time. */
export async function simplifyPictures(root = "."): Promise<void> {
  const folder = join(root, "content/images");
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".jpg")))
    writeFileSync(join(folder, name), await darkPicture());
}

/**
 * Changes content in the current folder as an editor would: one more service, former paths, a photo from a stock host.
 */
export async function applyChanges(): Promise<void> {
  copyFileSync(serviceFile(SERVICE_PATHS[0]), FILE);
  const picture = { image: `../images/${SERVICE.slug}.jpg` };
  change(FILE, [], { ...SERVICE, ...picture, formerly: [FORMER.service.path] });
  writeFileSync(PICTURE, await darkPicture());
  change("content/pages/about.yaml", [], { formerly: [FORMER.page.path] });
  change("content/home/offerings.yaml", [0], { formerly: [FORMER.offering.path] });
  change(serviceFile(STOCK.page), [], { image: `${STOCK.photo}?ixlib=rb-4&w=400`, focus: STOCK.focus });
}

/** Removes the files that `applyChanges` has added; no other file refers to them. */
export function removeService(): void {
  for (const file of [FILE, PICTURE]) rmSync(file);
}

/** Sets values of a content file, or of an entry in it. */
function change(file: string, entry: number[], newValues: Record<string, unknown>): void {
  const document = parseDocument(readFileSync(file, "utf8"));
  for (const [key, value] of Object.entries(newValues)) document.setIn([...entry, key], value);
  writeFileSync(file, document.toString());
}

/** The file of the service whose page is at `path`. @throws when there is none */
function serviceFile(path = ""): string {
  const folder = "content/services";
  const found = readdirSync(folder).find((name) => {
    const slug = parseDocument(readFileSync(join(folder, name), "utf8")).get("slug");
    return path === `/services/${String(slug)}`;
  });
  if (!found) throw new Error(`No file of ${folder} makes ${path}`);
  return join(folder, found);
}

function darkPicture(): Promise<Buffer> {
  return sharp({ create: { width: 1600, height: 900, channels: 3, background: "#101828" } })
    .jpeg()
    .toBuffer();
}

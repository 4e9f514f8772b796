import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { STOCK_HOSTS } from "../content/stock-hosts";

/** The photo that the media service is given in place of its picture, and the host that it stays on. */
export const STOCK = { origin: STOCK_HOSTS[0]?.origin ?? "", photo: STOCK_HOSTS[0]?.example ?? "" };

/** What is in the file of the service that is added. */
export const SERVICE = {
  slug: "robotics",
  title: "Robotics and Automation",
  name: "Robotics",
  shortName: "Robots",
  imageAlt: "A dark picture.",
};

/** Former paths that are listed, as an editor may write them, and where each leads. */
export const FORMER = {
  service: { written: "/services/robot%20arms", path: "/services/robot%20arms", to: "/services/robotics" },
  page: { written: "/our-story", path: "/our-story", to: "/about" },
  offering: {
    written: "/services/r&d",
    path: "/services/r&d",
    to: "/services/ai-&-machine-learning",
  },
} as const;

const FILE = `content/services/${SERVICE.slug}.yaml`;
const PICTURE = `content/images/${SERVICE.slug}.jpg`;

/** Puts plain dark pictures in place of the shipped ones, from which a build makes its sizes in no time. */
export async function simplifyPictures(root = "."): Promise<void> {
  const folder = join(root, "content/images");
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".jpg")))
    writeFileSync(join(folder, name), await darkPicture());
}

/** In the current folder, changes content as an editor would: a service more, addresses that were others, a photo from elsewhere. */
export async function applyChanges(): Promise<void> {
  const added = edited("content/services/ai.yaml", [
    [/^slug: .*/m, `slug: ${SERVICE.slug}\nformerly:\n  - ${FORMER.service.written}`],
    [/^order: .*/m, "order: 4"],
    [/^title: .*/m, `title: ${SERVICE.title}`],
    [/^name: .*/m, `name: ${SERVICE.name}`],
    [/^shortName: .*/m, `shortName: ${SERVICE.shortName}`],
    [/^image: .*/m, `image: ../images/${SERVICE.slug}.jpg`],
    [/^imageAlt: .*/m, `imageAlt: ${SERVICE.imageAlt}`],
  ]);
  writeFileSync(FILE, added);
  writeFileSync(PICTURE, await darkPicture());
  rewrite("content/pages/about.yaml", /^title: .*/m, `$&\nformerly:\n  - ${FORMER.page.written}`);
  const offering = `$&\n  formerly:\n    - ${FORMER.offering.written}`;
  rewrite("content/home/offerings.yaml", /^- title: AI & Machine Learning$/m, offering);
  rewrite("content/services/media.yaml", /^image: .*/m, `image: ${STOCK.photo}?ixlib=rb-4&w=400`);
}

/** Takes away again the files that `applyChanges` has added; nothing else knows of them. */
export function removeService(): void {
  for (const file of [FILE, PICTURE]) rmSync(file);
}

function rewrite(file: string, from: RegExp, to: string): void {
  writeFileSync(file, edited(file, [[from, to]]));
}

/** @throws when something that is to be replaced is not there */
function edited(file: string, edits: [from: RegExp, to: string][]): string {
  return edits.reduce(
    (text, [from, to]) => {
      if (!from.test(text)) throw new Error(`${file} holds nothing like ${from}`);
      return text.replace(from, to);
    },
    readFileSync(file, "utf8"),
  );
}

function darkPicture(): Promise<Buffer> {
  return sharp({ create: { width: 1600, height: 900, channels: 3, background: "#101828" } })
    .jpeg()
    .toBuffer();
}

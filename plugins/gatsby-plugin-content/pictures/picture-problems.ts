import { readdirSync } from "node:fs";
import { basename, dirname, join, posix } from "node:path";
import type { ContentFile } from "../check/content-file";
import { filesIn, isFile } from "../check/files-in";
import { MOST_PIXELS, type Measure } from "./picture-facts";
import type { Messages } from "../check/problem";
import type { Schema } from "../schema/schema-files";
import { isRemote, STOCK_HOSTS, stockHostOf, urlOf, type StockHost } from "./stock-hosts";
import { closest } from "../check/suggestion";

const FOLDER = "content/images";

/** More wrong letters than this are no typing error in a host's name: names share "images." and ".com". */
const HOST_LETTERS_OFF = 2;

/** More light pixels than this, where the title stands, and it is hard to read. */
const MOST_BRIGHT = 0.05;

type Picture = NonNullable<Schema["picture"]>;

/** What is wrong with a picture: not there, no picture, too small, too light for the title on it, not allowed. */
export async function onPicture(
  image: string,
  { picture }: Schema,
  file: ContentFile,
  measure: Measure,
): Promise<Messages | undefined> {
  if (isRemote(image)) return onAddress(image, picture);
  if (posix.join(posix.dirname(file.path), image).startsWith("..")) {
    const hint = nearestPicture(image, file) ?? `Put a copy of it into ${FOLDER}.`;
    return { message: `The way to the picture ${image} leads out of content/.`, hint };
  }
  const place = join(file.root, dirname(file.file), image);
  if (!isThere(place)) return notThere(image, place, file);
  const facts = await measure(place);
  if (facts === "unreadable") {
    const hint = "Open it in an image program and save it as a JPEG.";
    return { message: `${image} cannot be read as a picture.`, hint };
  }
  if (facts === "too large") {
    const hint = "Save it smaller: 2,400 pixels are enough for any window.";
    return { message: `${image} has more than ${Math.floor(MOST_PIXELS / 1e6)} million pixels.`, hint };
  }
  const { width, height, bright } = facts;
  if (picture && (width < picture.width || height < picture.height)) {
    return {
      message: `The picture is ${width} by ${height} pixels; at least ${picture.width} by ${picture.height} are needed.`,
      hint: "A smaller one looks blurred. Use a larger version of it, or another picture.",
    };
  }
  if (picture?.underTitle && bright > MOST_BRIGHT) {
    return {
      message: `The picture is too light at the left, where the title stands: ${Math.round(bright * 100)} % of it.`,
      hint: "Take a picture whose left half is dark, or darken it there: the title is written in a light colour.",
    };
  }
  return undefined;
}

function onAddress(image: string, picture: Picture | undefined): Messages | undefined {
  const url = urlOf(image);
  const origins = STOCK_HOSTS.map(({ origin }) => origin);
  const allowed = `Use a file in ${FOLDER}, or the address of a photo on ${origins.join(" or ")}.`;
  if (!url) {
    const hint = `Copy the whole address of the photo, such as ${STOCK_HOSTS[0]?.example}.`;
    return { message: `${image} is no well-formed address.`, hint };
  }
  if (url.protocol !== "https:") {
    const mistyped = closest(url.protocol, ["https:"]);
    const hint = mistyped ? `Write https:// instead of ${url.protocol}//.` : allowed;
    return { message: "A picture's address starts with https://.", hint };
  }
  const host = stockHostOf(image);
  if (!host) {
    const site = STOCK_HOSTS.find(({ origin }) => origin.endsWith(`.${url.host.replace(/^www\./, "")}`));
    if (site) return noPhoto(site);
    const near = closest(url.origin, origins, HOST_LETTERS_OFF);
    return {
      message: `Pictures from ${url.host} are not allowed.`,
      hint: near ? `Did you mean ${near}?` : allowed,
    };
  }
  if (!host.path.test(url.pathname)) return noPhoto(host);
  return picture && notMeasured(host.name, picture);
}

/** An address of a host that is not a photo's own, such as the page that shows the photo. */
function noPhoto({ name, example }: StockHost): Messages {
  return {
    message: `This is no address of a photo on ${name}.`,
    hint: `Open the photo itself and copy its address: it looks like ${example}.`,
  };
}

/** Advice on a photo of another host: it is never downloaded, so it cannot be measured. */
function notMeasured(host: string, { width, height, underTitle }: Picture): Messages {
  const unknown = [
    `${width} by ${height} pixels large`,
    ...(underTitle ? ["dark where the title stands"] : []),
  ];
  return {
    severity: "advice",
    message: `The photo stays on ${host}, so it cannot be checked here whether it is ${unknown.join(" and ")}.`,
    hint: `Look at its page on a wide screen and on a phone. A copy of the photo in ${FOLDER} is checked.`,
  };
}

/** Whether a file and its folder have exactly these names: some file systems ignore case, those of servers do not. */
function isThere(place: string): boolean {
  const isNamed = (path: string) => readdirSync(dirname(path)).includes(basename(path));
  return isFile(place) && isNamed(place) && isNamed(dirname(place));
}

function notThere(image: string, place: string, file: ContentFile): Messages {
  const names = picturesIn(dirname(place));
  const message = `The picture ${image} does not exist.`;
  if (names.some((name) => name.normalize() === basename(place).normalize())) {
    const hint =
      "There is one whose name looks the same and has other characters: rename the picture to plain letters, digits and hyphens, and write that name here.";
    return { message, hint };
  }
  const near = closest(basename(image), names);
  return {
    message,
    hint: near
      ? `Did you mean "${dirname(image)}/${near}"?`
      : (nearestPicture(image, file) ?? `Put it into ${FOLDER}, or name a picture that is there.`),
  };
}

/** The hint on a picture that was named without the path to it: `hero-ai.jpg`, `images/hero-ai.jpg`. */
export function nearestPicture(image: string, file: ContentFile): string | undefined {
  const way = posix.relative(posix.dirname(file.file), FOLDER);
  const near = closest(basename(image), picturesIn(join(file.root, FOLDER)));
  const start = way.startsWith(".") ? way : `./${way}`;
  return near === undefined ? undefined : `Did you mean "${start}/${near}"?`;
}

function picturesIn(folder: string): string[] {
  return filesIn(folder).filter((path) => !path.includes("/") && isPicture(path));
}

/** Whether a file can be a picture of the site, by its name: a GIF is none. */
export function isPicture(name: string): boolean {
  return /\.(jpe?g|png|webp|avif)$/i.test(name);
}

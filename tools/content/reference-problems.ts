import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { BRAND } from "./brand";
import { placeOf, type ContentFile } from "./content-file";
import { iconNames, isIcon } from "./icons";
import type { Leaf } from "./leaves";
import { problemAt, type Problem, type Words } from "./problem";
import { isFreeText } from "./schema";
import { didYouMean } from "./suggestion";
import type { Targets } from "./targets";

/** What a text refers to and that does not exist: an icon, a picture, a page, a service, a placeholder. */
export function referenceProblems(file: ContentFile, leaves: readonly Leaf[], targets: Targets): Problem[] {
  return leaves.flatMap((leaf) => {
    if (leaf.schema.pattern && !new RegExp(leaf.schema.pattern, "u").test(leaf.value)) return [];
    const words = wordsOn(leaf, file, targets);
    return words ? [problemAt(file, placeOf(file, leaf.path), words)] : [];
  });
}

function wordsOn(leaf: Leaf, file: ContentFile, targets: Targets): Words | undefined {
  switch (leaf.schema.format) {
    case "icon":
      return onIcon(leaf.value);
    case "image":
      return onImage(leaf.value, file);
    case "page":
      return onPage(leaf.value, targets.pages);
    case "service":
      return onService(leaf.value, targets.services);
    default:
      return isFreeText(leaf.schema) ? onText(leaf.value, targets.brand) : undefined;
  }
}

function onIcon(name: string): Words | undefined {
  if (isIcon(name)) return undefined;
  const hint = didYouMean(name, iconNames(), "Look for a name at https://lucide.dev/icons.");
  return { message: `"${name}" is no icon.`, hint };
}

function onImage(image: string, file: ContentFile): Words | undefined {
  const place = join(dirname(file.file), image);
  if (existsSync(place)) return undefined;
  const inFolder = existsSync(dirname(place)) ? readdirSync(dirname(place)) : [];
  const choices = inFolder.map((name) => `${dirname(image)}/${name}`);
  return {
    message: `The picture ${image} does not exist.`,
    hint: didYouMean(image, choices, "Pictures stand in content/images."),
  };
}

function onPage(target: string, pages: readonly string[]): Words | undefined {
  const path = target.replace(/[?#].*$/, "");
  if (!target.startsWith("/") || pages.includes(path)) return undefined;
  return {
    message: `${path} is no page of this site.`,
    hint: didYouMean(path, pages, `Pages are ${pages.join(", ")}.`),
  };
}

function onService(slug: string, services: readonly string[]): Words | undefined {
  if (services.includes(slug)) return undefined;
  return {
    message: `"${slug}" is no service.`,
    hint: didYouMean(slug, services, `Services are ${services.join(", ")}.`),
  };
}

function onText(text: string, brand: string | undefined): Words | undefined {
  const placeholder = text.match(/\{[^{}]*\}/g)?.find((found) => found !== BRAND);
  if (placeholder)
    return { message: `${placeholder} stands for nothing.`, hint: `Write ${BRAND} for the company's name.` };
  const isSpelledOut = brand && isWordIn(brand, text);
  return isSpelledOut
    ? { message: `The company's name is spelled out here.`, hint: `Write ${BRAND} instead of ${brand}.` }
    : undefined;
}

/** Whether a word stands in a text, and not as a part of a longer word. */
function isWordIn(word: string, text: string): boolean {
  const escaped = word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  return new RegExp(`(?<!\\p{L})${escaped}(?!\\p{L})`, "u").test(text);
}

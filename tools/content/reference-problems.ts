import { BRAND } from "./brand";
import { onBrand } from "./brand-words";
import { placeOf, type ContentFile } from "./content-file";
import { iconFiledUnder, iconNames, isIcon } from "./icons";
import type { Leaf } from "./leaves";
import type { Measure } from "./picture-facts";
import { isOwnAddress } from "./own-addresses";
import { decodedPath } from "./pages";
import { onPicture } from "./picture-problems";
import { problemAt, type Problem, type Words } from "./problem";
import { isFreeText, type Schema } from "./schema";
import { closest, didYouMean } from "./suggestion";
import type { Targets } from "./targets";

/** What a text refers to and that does not exist: an icon, a picture, a page, a service, a placeholder. */
export async function referenceProblems(
  file: ContentFile,
  leaves: readonly Leaf[],
  targets: Targets,
  measure: Measure,
): Promise<Problem[]> {
  const found = await Promise.all(
    leaves.map(async (leaf) => {
      if (leaf.schema.pattern && !new RegExp(leaf.schema.pattern, "u").test(leaf.value)) return [];
      const words = await wordsOn(leaf, file, targets, measure);
      return words ? [problemAt(file, placeOf(file, leaf.path), words)] : [];
    }),
  );
  return found.flat();
}

async function wordsOn(
  { schema, value }: Leaf,
  file: ContentFile,
  targets: Targets,
  measure: Measure,
): Promise<Words | undefined> {
  switch (schema.format) {
    case "icon":
      return onIcon(value);
    case "image":
      return onPicture(value, schema, file, measure);
    case "page":
      return onPage(value, targets);
    case "former":
      return onFormer(value, schema, targets);
    case "service":
      return onService(value, targets.services);
    default:
      return isFreeText(schema) ? onText(value, targets) : undefined;
  }
}

function onIcon(name: string): Words | undefined {
  if (isIcon(name)) return undefined;
  const meant = closest(name, iconNames()) ?? iconFiledUnder(name);
  const hint = meant ? `Did you mean "${meant}"?` : "Look for a name at https://lucide.dev/icons.";
  return { message: `"${name}" is no icon.`, hint };
}

function onPage(target: string, { pages, moved }: Targets): Words | undefined {
  if (!target.startsWith("/")) return undefined;
  const [, path = "", anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(target) ?? [];
  const anchors = pages.get(path);
  if (!anchors) {
    const now = moved.get(path);
    if (now) return { message: `${path} has moved to ${now}.`, hint: `Write "${now}".` };
    const paths = [...pages.keys()];
    return {
      message: `${path} is no page of this site.`,
      hint: didYouMean(path, paths, `Pages are ${paths.join(", ")}.`),
    };
  }
  if (anchor === undefined || anchors.includes(anchor)) return undefined;
  const near = closest(anchor, anchors);
  return {
    message: `${path} has no place called #${anchor}.`,
    hint: near
      ? `Did you mean "${path}#${near}"?`
      : `Its places are ${anchors.map((id) => `#${id}`).join(", ")}.`,
  };
}

function onFormer(former: string, { pattern, patternErrorMessage }: Schema, { pages }: Targets) {
  const path = decodedPath(former);
  // Only a space may be meant: old addresses have had some. What else is encoded would mean something to a host.
  if (pattern && !new RegExp(pattern, "u").test(path.replaceAll(" ", "-")))
    return { message: `${former} is read as ${JSON.stringify(path)}.`, hint: patternErrorMessage };
  if (pages.has(path))
    return {
      message: `${path} is a page of this site, so it cannot be a former address.`,
      hint: "Remove the line, or change the address of the page that is there now.",
    };
  if (isOwnAddress(path))
    return {
      message: `${path} is an address that the site itself needs, so it cannot be a former address.`,
      hint: "Remove the line.",
    };
  return undefined;
}

function onService(slug: string, services: readonly string[]): Words | undefined {
  if (services.includes(slug)) return undefined;
  return {
    message: `"${slug}" is no service.`,
    hint: didYouMean(slug, services, `Services are ${services.join(", ")}.`),
  };
}

function onText(text: string, { brand, commonNouns }: Targets): Words | undefined {
  const placeholder = text.match(/\{[^{}]*\}/g)?.find((found) => found !== BRAND);
  if (placeholder)
    return { message: `${placeholder} stands for nothing.`, hint: `Write ${BRAND} for the company's name.` };
  return brand ? onBrand(text, brand, commonNouns) : undefined;
}

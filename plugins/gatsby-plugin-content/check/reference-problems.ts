import { BRAND, unknownPlaceholder } from "../schema/brand";
import { onBrand } from "./brand-mentions";
import { placeOf, type ContentFile } from "./content-file";
import { isBelow } from "../editions/languages";
import { iconBody, iconFiledUnder, iconNames, isIcon } from "../graphql/icons";
import type { TextValue } from "../schema/text-values";
import type { Measure } from "../pictures/picture-facts";
import { isOwnAddress } from "../pages/own-addresses";
import { decodedPath } from "../pages/content-pages";
import { namedCollections } from "../registry";
import { onPicture } from "../pictures/picture-problems";
import { problemAt, type Problem, type Messages } from "./problem";
import { fits, isFreeText, type Schema } from "../schema/schema-files";
import { closest, didYouMean } from "./suggestion";
import type { Targets } from "./link-targets";

/** What a text refers to and that does not exist: an icon, a picture, a page, a service, a specimen, a day, a placeholder. */
export async function referenceProblems(
  file: ContentFile,
  textValues: readonly TextValue[],
  targets: Targets,
  measure: Measure,
): Promise<Problem[]> {
  const found = await Promise.all(
    textValues.map(async (textValue) => {
      if (!fits(textValue.schema, textValue.value)) return [];
      const words = await wordsOn(textValue, file, targets, measure);
      return words ? [problemAt(file, placeOf(file, textValue.path), words)] : [];
    }),
  );
  return found.flat();
}

async function wordsOn(
  { schema, value }: TextValue,
  file: ContentFile,
  targets: Targets,
  measure: Measure,
): Promise<Messages | undefined> {
  const { format = "" } = schema;
  if (namedCollections.has(format)) return onName(format, value, targets.names.get(format) ?? []);
  switch (format) {
    case "icon":
      return onIcon(value, file.root);
    case "image":
      return onPicture(value, schema, file, measure);
    case "page":
      return onPage(value, targets);
    case "former":
      return onFormer(value, schema, targets);
    case "date":
      return onDate(value, schema);
    default:
      return isFreeText(schema) ? onText(value, schema, targets) : undefined;
  }
}

function onIcon(name: string, root: string): Messages | undefined {
  if (isIcon(name, root)) return onDrawing(name, root);
  const meant = closest(name, iconNames(root)) ?? iconFiledUnder(name);
  const hint = meant ? `Did you mean "${meant}"?` : "Look for a name at https://lucide.dev/icons.";
  return { message: `"${name}" is no icon.`, hint };
}

/** An icon that is there may still be drawn in a way that no page can take. */
function onDrawing(name: string, root: string): Messages | undefined {
  try {
    iconBody(name, root);
    return undefined;
  } catch (error) {
    return { message: (error as Error).message, hint: "content/icons/README.md says how an icon is drawn." };
  }
}

function onPage(target: string, { pages, hasAllPages, moved, url }: Targets): Messages | undefined {
  // With the whole address a translation would lead here too, and the check could not follow when the page moves.
  if (url && target.startsWith(url) && /^(?:[/?#]|$)/.test(target.slice(url.length)))
    return {
      message: `${target} is a page of this site.`,
      hint: `Write "${target.slice(url.length).replace(/^(?!\/)/, "/")}".`,
    };
  if (!target.startsWith("/")) return undefined;
  const [, path = "", anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(target) ?? [];
  const anchors = pages.get(path);
  if (!anchors) {
    const now = moved.get(path);
    if (now)
      return { message: `${path} has moved to ${now}.`, hint: `Write "${now}${target.slice(path.length)}".` };
    if (!hasAllPages) return undefined;
    const paths = [...pages.keys()];
    return {
      message: `${path} is no page of this site.`,
      hint: didYouMean(path, paths, `Pages are ${paths.join(", ")}.`),
    };
  }
  if (anchor === undefined || anchors.includes(anchor) || !hasAllPages) return undefined;
  const near = closest(anchor, anchors);
  return {
    message: `${path} has no place called #${anchor}.`,
    hint: near
      ? `Did you mean "${path}#${near}"?`
      : `Its places are ${anchors.map((id) => `#${id}`).join(", ")}.`,
  };
}

function onFormer(former: string, schema: Schema, targets: Targets): Messages | undefined {
  const path = decodedPath(former);
  // Only a space may be meant: old addresses have had some. What else is encoded would mean something to a host.
  if (!fits(schema, path.replaceAll(" ", "-")))
    return { message: `${former} is read as ${JSON.stringify(path)}.`, hint: schema.patternErrorMessage };
  const { prefix = "" } = targets.languages.find((language) => isBelow(path, language.prefix)) ?? {};
  if (targets.pages.has(path.slice(prefix.length) || "/"))
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

/** `kind`: the schema of the collection that should have an entry of that name. */
function onName(kind: string, name: string, names: readonly string[]): Messages | undefined {
  if (names.includes(name)) return undefined;
  const all = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}s are ${names.join(", ")}.`;
  return { message: `"${name}" is no ${kind}.`, hint: didYouMean(name, names, all) };
}

/** 31 February has the form of a date. */
function onDate(date: string, { patternErrorMessage }: Schema): Messages | undefined {
  const day = new Date(`${date}T00:00Z`);
  if (!Number.isNaN(day.getTime()) && day.toISOString().startsWith(date)) return undefined;
  return { message: `${date} is no day of the calendar.`, hint: patternErrorMessage };
}

function onText(
  text: string,
  { placeholders = [] }: Schema,
  { brand, commonNouns }: Targets,
): Messages | undefined {
  const known = placeholders.map((name) => `{${name}}`);
  const unknown = unknownPlaceholder(text, [BRAND, ...known]);
  if (unknown) {
    const others = known.length > 0 ? `; ${known.join(" and ")} can be used here too` : "";
    return {
      message: `${unknown} stands for nothing.`,
      hint: `Write ${BRAND} for the company's name${others}.`,
    };
  }
  return brand ? onBrand(text, brand, commonNouns) : undefined;
}

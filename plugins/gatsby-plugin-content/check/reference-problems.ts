import { BRAND, unknownPlaceholder, withBrand } from "../schema/brand";
import { onFormer, onPage } from "./address-problems";
import { onBrand } from "./brand-mentions";
import { placeOf, type ContentFile } from "./content-file";
import { filesIn } from "./files-in";
import { iconBody, iconFiledUnder, iconNames, isIcon } from "../graphql/icons";
import type { TextValue } from "../schema/text-values";
import type { Measure } from "../pictures/picture-facts";
import { namedCollections } from "../registry";
import { onPicture } from "../pictures/picture-problems";
import { problemAt, type Problem, type Messages } from "./problem";
import { fits, isFreeText, type Schema } from "../schema/schema-files";
import { closest, didYouMean } from "./suggestion";
import type { Targets } from "./link-targets";

/**
 * References of texts to something that does not exist: an icon, a picture, a page, a script, a service, a specimen, a
 * day, a placeholder.
 */
export async function referenceProblems(
  file: ContentFile,
  textValues: readonly TextValue[],
  targets: Targets,
  measure: Measure,
): Promise<Problem[]> {
  const found = await Promise.all(
    textValues.map(async (textValue) => {
      const { schema, value, path } = textValue;
      const words = fits(schema, value)
        ? await wordsOn(textValue, file, targets, measure)
        : onForm(value, schema, targets);
      return words ? [problemAt(file, placeOf(file, path), words)] : [];
    }),
  );
  return found.flat();
}

/** `{brand}` in a text of a certain form, such as an address. The schema's check replaces it first, so it misses it. */
function onForm(text: string, schema: Schema, { brand = BRAND }: Targets): Messages | undefined {
  if (!fits(schema, withBrand(text, brand))) return undefined;
  return { message: `${BRAND} cannot stand here.`, hint: schema.patternErrorMessage };
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
    case "script":
      return onScript(value, schema);
    case "former":
      return onFormer(value, schema, targets);
    case "date":
      return onDate(value, schema);
    default:
      return isFreeText(schema) ? onText(value, schema, targets) : undefined;
  }
}

/** Lucide has no marks of social networks. */
const ANY_ICON =
  "Look for a name at https://lucide.dev/icons, or put an SVG of that name into content/icons, drawn as its README.md says.";

function onIcon(name: string, root: string): Messages | undefined {
  if (isIcon(name, root)) return onDrawing(name, root);
  const meant = closest(name, iconNames(root)) ?? iconFiledUnder(name);
  const hint = meant ? `Did you mean "${meant}"?` : ANY_ICON;
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

/** A path to no file in static/, for the frozen site of tests too. Only advice: a server in front may have the file. */
function onScript(path: string, { patternErrorMessage = "" }: Schema): Messages | undefined {
  const served = filesIn("static").map((file) => `/${file}`);
  if (served.includes(path.replace(/[?#].*/, ""))) return undefined;
  return {
    severity: "advice",
    message: `There is no file static${path}.`,
    hint: didYouMean(path, served, patternErrorMessage),
  };
}

/** `kind`: the schema of the collection that should have an entry of that name. */
function onName(kind: string, name: string, names: readonly string[]): Messages | undefined {
  if (names.includes(name)) return undefined;
  const all =
    names.length > 0
      ? `${kind.charAt(0).toUpperCase()}${kind.slice(1)}s are ${names.join(", ")}.`
      : `There is no ${kind} yet.`;
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

import { contentCheck } from "../../plugins/gatsby-plugin-content/check/check-content";
import { parseContent, placeOf, type Path } from "../../plugins/gatsby-plugin-content/check/content-file";
import { collectionOf } from "../../plugins/gatsby-plugin-content/registry";
import { FROZEN_SITE, frozenTexts } from "./frozen-site";
import { spotsOf, type Spot } from "./mutations";
import { isError } from "../../plugins/gatsby-plugin-content/check/report";
import {
  readSchemas,
  resolved,
  schemaNamed,
  type Schema,
} from "../../plugins/gatsby-plugin-content/schema/schema-files";

const check = contentCheck(FROZEN_SITE);
const schemas = readSchemas();

/** A spot of a frozen file. */
export type Place = Spot & { file: string; text: string; name: string };

/** Only every n-th place is mutated; `npm run test:long -- mutations` takes every one. */
export const EVERY = Number(process.env.MUTATIONS_EVERY ?? 6);

/** Keys and entries of the frozen site. */
export const places: Place[] = Object.entries(frozenTexts)
  .flatMap(([file, text]) =>
    spotsOf(text).map((spot) => ({ ...spot, file, text, name: `${file} ${spot.path.join(".")}` })),
  )
  .filter((_, index) => index % EVERY === 0);
/** Those of them that are keys. */
export const keys = places.filter(({ path }) => typeof path.at(-1) === "string");
/** Those keys that cannot be left out. */
export const required = keys.filter(({ file, path }) =>
  isRequired(schemaNamed(schemas, collectionOf(file)?.schema ?? ""), path),
);

function isRequired(schema: Schema, path: Path): boolean {
  const parent = path.slice(0, -1).reduce<Schema>((within, step) => {
    const whole = resolved(schemas, within);
    return (typeof step === "number" ? whole.items : whole.properties?.[step]) ?? {};
  }, schema);
  return resolved(schemas, parent).required?.includes(String(path.at(-1))) ?? false;
}

/**
 * The places whose mutated file gets no error at one of the lines that `lines` names. Other errors may be consequences
 * elsewhere, but each has to have an explanation.
 */
export async function undetected(
  spots: Place[],
  spoil: (place: Place) => string,
  lines: (place: Place, spoilt: string) => number[],
  message = /./,
): Promise<string[]> {
  const names: string[] = [];
  for (const place of spots) {
    const spoilt = spoil(place);
    const errors = (await check({ ...frozenTexts, [place.file]: spoilt })).filter(isError);
    const wanted = lines(place, spoilt);
    const isReported = errors.some(
      (error) =>
        error.file === `content/${place.file}` && wanted.includes(error.line) && message.test(error.message),
    );
    if (!isReported || errors.some((error) => error.message.includes("cannot be read here")))
      names.push(place.name);
  }
  return names;
}

/** The line of a key, or of the group it is in, in the mutated file. */
export const at =
  (depth: number) =>
  ({ file, path }: Place, spoilt: string) => [
    placeOf(parseContent(file, spoilt), path.slice(0, path.length - depth), "key").line,
  ];

/** The line that a key stands on in the frozen file. */
export const lineOf = ({ text, start }: Place) => text.slice(0, start).split("\n").length;

import { contentCheck, readTexts } from "./check";
import { parseContent, placeOf, type Path } from "./content-file";
import { kindOf } from "./kinds";
import { spotsOf, type Spot } from "./mutations";
import { isError } from "./report";
import { readSchemas, resolved, schemaNamed, type Schema } from "./schema";

const check = contentCheck();
const schemas = readSchemas();
const shipped = readTexts();

/** For tests: a spot of a shipped file. */
export type Place = Spot & { file: string; text: string; name: string };

/** For tests: every key and every entry of the shipped content. */
export const places: Place[] = Object.entries(shipped).flatMap(([file, text]) =>
  spotsOf(text).map((spot) => ({ ...spot, file, text, name: `${file} ${spot.path.join(".")}` })),
);
/** For tests: every key of the shipped content. */
export const keys = places.filter(({ path }) => typeof path.at(-1) === "string");
/** For tests: every key of the shipped content that cannot be left out. */
export const required = keys.filter(({ file, path }) =>
  isRequired(schemaNamed(schemas, kindOf(file)?.schema ?? ""), path),
);

function isRequired(schema: Schema, path: Path): boolean {
  const parent = path.slice(0, -1).reduce<Schema>((within, step) => {
    const whole = resolved(schemas, within);
    return (typeof step === "number" ? whole.items : whole.properties?.[step]) ?? {};
  }, schema);
  return resolved(schemas, parent).required?.includes(String(path.at(-1))) ?? false;
}

/**
 * For tests: the places whose spoilt file is not told with an error at one of the lines that `lines` names. Whatever else
 * is told may be a consequence elsewhere, but nothing may come without words of ours.
 */
export async function missed(
  spots: Place[],
  spoil: (place: Place) => string,
  lines: (place: Place, spoilt: string) => number[],
  message = /./,
): Promise<string[]> {
  const names: string[] = [];
  for (const place of spots) {
    const spoilt = spoil(place);
    const errors = (await check({ ...shipped, [place.file]: spoilt })).filter(isError);
    const wanted = lines(place, spoilt);
    const isTold = errors.some(
      (error) =>
        error.file === `content/${place.file}` && wanted.includes(error.line) && message.test(error.message),
    );
    if (!isTold || errors.some((error) => error.message.includes("cannot be read here")))
      names.push(place.name);
  }
  return names;
}

/** For tests: the line of a key, or of the group it is in, in the spoilt file. */
export const at =
  (depth: number) =>
  ({ file, path }: Place, spoilt: string) => [
    placeOf(parseContent(file, spoilt), path.slice(0, path.length - depth), "key").line,
  ];

/** For tests: the line that a key stands on in the shipped file. */
export const lineOf = ({ text, start }: Place) => text.slice(0, start).split("\n").length;

import { isGroup } from "../gatsby-plugin-content/schema/typed-file";
import type { Shape } from "./content-format";
import { formerPlaces, inCommon } from "./likeness";

/** The longest key, in characters: it is made of as many words as fit. */
const LONGEST = 40;

/**
 * The values of a form in which each new entry of a list has a `key`, made of the text that stands for it in the form.
 * An entry that was there keeps its key, even if the form left it empty. Where the form requires a key, none is made: a
 * translation has the key of its original. An entry that was duplicated in the form comes with the key of the other
 * one, and counts as new.
 * @param before the values of the file
 */
export function withKeys(value: unknown, before: unknown, form: Shape): unknown {
  if (Array.isArray(value)) return listWithKeys(value, Array.isArray(before) ? before : [], form);
  if (!isGroup(value)) return value;
  const old = isGroup(before) ? before : {};
  const entries = Object.entries(value).map(([name, one]) => {
    const field = form.fields?.find((known) => known.name === name) ?? {};
    return [name, withKeys(one, old[name], field)];
  });
  return Object.fromEntries(entries) as unknown;
}

function listWithKeys(typed: unknown[], before: unknown[], { fields = [], summary = "" }: Shape): unknown[] {
  const isKeyed = fields.some(({ name, required }) => name === "key" && required === false);
  const list = isKeyed ? withoutCopiedKeys(typed, before) : typed;
  const title = fieldIn(summary) ?? "";
  const places = formerPlaces(before, list);
  const taken = new Set(list.concat(before).map(keyOf));
  return list.map((entry, index) => {
    const former = formerOf(entry, before[places[index] ?? -1]);
    const whole = withKeys(entry, former, { fields });
    if (!isKeyed || !isGroup(whole) || whole.key !== undefined) return whole;
    const key = former ? former.key : keyFrom(whole[title], taken);
    taken.add(key);
    return key === undefined ? whole : { key, ...whole };
  });
}

/** The list without copied keys: a key stays with the entry that had it before, or else with the first. */
function withoutCopiedKeys(list: unknown[], before: unknown[]): unknown[] {
  const places = formerPlaces(before, list);
  const owners = new Map<unknown, number>();
  list.forEach((entry, index) => {
    const key = keyOf(entry);
    if (!owners.has(key) || keyOf(before[places[index] ?? -1]) === key) owners.set(key, index);
  });
  return list.map((entry, index) => {
    if (!isGroup(entry) || owners.get(entry.key) === index) return entry;
    const { key: _copied, ...rest } = entry;
    return rest;
  });
}

const keyOf = (entry: unknown): unknown => (isGroup(entry) ? entry.key : undefined);

/** The field that a pattern such as `{{fields.title}}` names; undefined for another text. */
export const fieldIn = (pattern: string): string | undefined => /^\{\{fields\.(\w+)\}\}$/.exec(pattern)?.[1];

/** What an entry was before, if at least half of it is the same; else it is new. */
function formerOf(entry: unknown, former: unknown): Record<string, unknown> | undefined {
  const size = Object.keys(Object(entry) as object).length;
  return isGroup(former) && inCommon(entry, former) >= size / 2 ? former : undefined;
}

/** A key made of a text's first words; undefined where it has no Latin letters. */
function keyFrom(text: unknown, taken: ReadonlySet<unknown>): string | undefined {
  if (typeof text !== "string") return undefined;
  const plain = text
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase();
  const [first, ...words] = plain.match(/[a-z0-9]+/g) ?? [];
  if (first === undefined) return undefined;
  let name = first.slice(0, LONGEST);
  for (const word of words) {
    if (name.length + word.length >= LONGEST) break;
    name += `-${word}`;
  }
  let key = name;
  for (let count = 2; taken.has(key); count += 1) key = `${name}-${count}`;
  return key;
}

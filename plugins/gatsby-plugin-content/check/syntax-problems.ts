import { isCollection, isScalar, visit, type YAMLError } from "yaml";
import { placeAt, type ContentFile, type Place } from "./content-file";
import { misreadEntries, misreadSigns } from "./misread";
import { problemAt, type Problem } from "./problem";
import { conflictMarks, strayCharacters, strayIndents, straySpaces } from "./stray-characters";
import {
  BAD_INDENT,
  INDENTED,
  isIndent,
  isMisplacedEntry,
  isUnclosed,
  NO_SPACE,
  TAB,
  wordsOn,
} from "./syntax-messages";

/**
 * What keeps a file from being read, or from being read as it was meant; its values are not checked until that is
 * mended. All repeated keys are reported, but only the first of the other errors: later ones mostly follow from it.
 */
export function syntaxProblems(file: ContentFile): Problem[] {
  const marks = conflictMarks(file);
  if (marks.length > 0) return marks;
  const errors = file.errors.filter(
    ({ code }, index, all) =>
      code === "DUPLICATE_KEY" || all.findIndex((other) => other.code !== "DUPLICATE_KEY") === index,
  );
  const explanations = [...errors.map((error) => explained(file, error)), ...onGatsby(file)];
  const named = [...strayIndents(file), ...misreadSigns(file)];
  const entries = explanations.length > 0 ? [] : misreadEntries(file);
  const [first] = [...explanations, ...entries];
  // The parser notices a stray space on its line or on the next.
  const spaces = straySpaces(file).filter(({ line }) => line === first?.line || line + 1 === first?.line);
  if (spaces.length > 0) return [...spaces, ...named];
  const rest = explanations.filter(({ line }) => !named.some((problem) => problem.line === line));
  return [...rest, ...named, ...entries];
}

/** Whether the values of a file say what was meant. */
export function isReadable(file: ContentFile, problems = syntaxProblems(file)): boolean {
  return !file.unreadable && problems.length === 0;
}

/** An error that only Gatsby's parser finds, in the parser's own words, as there is no list of them to translate. */
function onGatsby(file: ContentFile): Problem[] {
  if (!file.unreadable || strayCharacters(file).length > 0) return [];
  const { reason, line, column } = file.unreadable;
  const length = Math.max((file.lines[line - 1] ?? "").length - column + 1, 1);
  return [problemAt(file, { line, column, length }, { message: `The file cannot be read here: ${reason}.` })];
}

/** An error of the parser, at the place that a person would look at. */
function explained(file: ContentFile, error: YAMLError): Problem {
  const entry = isMisplacedEntry(error) ? nextEntry(file, error) : undefined;
  if (entry) return problemAt(file, entry, BAD_INDENT);
  const place = placeOfError(file, error);
  const line = file.lines[place.line - 1] ?? "";
  const tab = /^ *\t/.exec(line);
  if (tab) return problemAt(file, { line: place.line, column: tab[0].length, length: 1 }, TAB);
  const text = line.slice(place.column - 1);
  const isAboutNext = error.code === "BLOCK_AS_IMPLICIT_KEY" && !/:(\s|$)/.test(text);
  if (isAboutNext) return problemAt(file, nextLine(file, place), INDENTED);
  if (/^-[^\s-]/.test(text)) return problemAt(file, { ...place, length: 1 }, NO_SPACE);
  const words = wordsOn(error, line.slice(0, place.column - 1), text);
  return problemAt(file, text.trim() === "" ? nextLine(file, place) : place, words);
}

/** The dash of the entry that an error is about, which begins a line. */
function nextEntry(file: ContentFile, { pos }: YAMLError): Place | undefined {
  const first = placeAt(file, pos).line - 1;
  const index = file.lines.findIndex((text, at) => at >= first && /^ *-(\s|$)/.test(text));
  return index < 0
    ? undefined
    : { line: index + 1, column: (file.lines[index] ?? "").indexOf("-") + 1, length: 1 };
}

/** The first word of the next line that holds one. */
function nextLine(file: ContentFile, { line }: Place): Place {
  const index = file.lines.findIndex((text, at) => at >= line && /^\s*[^\s#]/.test(text));
  const text = file.lines[index] ?? "";
  const column = text.search(/\S/) + 1;
  return index < 0
    ? { line, column: 1, length: 1 }
    : { line: index + 1, column, length: /^[^\s:]*/.exec(text.trimStart())?.[0].length || 1 };
}

/** The word that the error is about; for a quote or a bracket that is never closed, the one that opens it. */
function placeOfError(file: ContentFile, error: YAMLError): Place {
  const { pos } = error;
  let start = pos[0];
  if (isUnclosed(error)) {
    visit(file.document, {
      Node(_, node) {
        const { range } = node as { range?: [number, number, number] };
        if (opens(node) && range && range[0] < start && range[2] >= pos[0] - 1) start = range[0];
      },
    });
  }
  const place = placeAt(file, [start, Math.max(pos[1], start + 1)]);
  const rest = (file.lines[place.line - 1] ?? "").slice(place.column - 1);
  const indent = isIndent(error) ? rest.length - rest.trimStart().length : 0;
  const word = /^[^\s:]*/.exec(rest.slice(indent))?.[0].length ?? 0;
  return { ...place, column: place.column + indent, length: Math.max(place.length - indent, word, 1) };
}

/** Whether a node begins with a quote or a bracket. */
function opens(node: unknown): boolean {
  return isScalar(node) ? Boolean(node.type?.startsWith("QUOTE")) : isCollection(node) && Boolean(node.flow);
}

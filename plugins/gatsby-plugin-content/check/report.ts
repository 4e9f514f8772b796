import type { Problem } from "./problem";

/** Whether a problem stops the build. */
export function isError({ severity }: Problem): boolean {
  return severity === "error";
}

/** All problems for a person to read: place, words, the line with a caret, how to mend it; a sum at the end. */
export function report(problems: readonly Problem[]): string {
  return [...problems.map(formatProblem), sum(problems)].join("\n\n");
}

/** How many pieces of advice a build and `develop` show, which have other output too. */
const ADVICE_SHOWN = 10;

/**
 * The same for a build and `develop`, with at most `ADVICE_SHOWN` pieces of advice. Errors come first, as Gatsby makes
 * a headline of what comes first.
 */
export function shortReport(problems: readonly Problem[]): string {
  const errors = problems.filter(isError);
  const advice = problems.filter((problem) => !isError(problem));
  const more = counted(advice.length - ADVICE_SHOWN, "more piece");
  return [
    ...[...errors, ...advice.slice(0, ADVICE_SHOWN)].map(formatProblem),
    ...(advice.length > ADVICE_SHOWN ? [`${more} of advice: npm run check:content shows all.`] : []),
    sum(problems),
  ].join("\n\n");
}

function formatProblem({ file, line, column, length, severity, message, hint, source }: Problem): string {
  const number = String(line);
  const margin = " ".repeat(number.length);
  const caret = source.slice(0, column - 1).replace(/[^\t]/g, " ") + "^".repeat(length);
  return [
    `${file}:${line}:${column}  ${severity}  ${message}`,
    ...(source.trim() === "" ? [] : [`  ${number} | ${source.trimEnd()}`, `  ${margin} | ${caret}`]),
    ...(hint ? [`  ${margin}   ${hint}`] : []),
  ].join("\n");
}

function sum(problems: readonly Problem[]): string {
  const errors = problems.filter(isError).length;
  return `Content: ${counted(errors, "error")}, ${counted(problems.length - errors, "piece")} of advice.`;
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? "" : "s"}`;
}

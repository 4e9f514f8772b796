import { parseArgs } from "node:util";
import type { Problem } from "./problem";
import { report } from "./report";

/** Says all problems of a number of files. If there are errors, what is `forPeople` goes to the error stream. */
export type Format = { (problems: readonly Problem[], files: number): string; forPeople?: boolean };

/** For a terminal: see report.ts. */
const text: Format = Object.assign(
  (problems: readonly Problem[], files: number) =>
    problems.length > 0 ? report(problems) : `Content: ${files} files, nothing to mend.`,
  { forPeople: true },
);

/** For other programs: an array of problems, as problem.ts declares them. */
const json: Format = (problems) => JSON.stringify(problems, null, 2);

/**
 * For GitHub Actions: each problem becomes a remark beside its line in the pull request.
 * https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions
 */
const github: Format = (problems) =>
  problems
    .map(({ severity, file, line, column, length, message, hint }) => {
      const place = { file, line, endLine: line, col: column, endColumn: column + length, title: "Content" };
      const properties = Object.entries(place).map(
        ([key, value]) => `${key}=${escapedProperty(String(value))}`,
      );
      const command = severity === "error" ? "error" : "notice";
      return `::${command} ${properties.join(",")}::${escaped([message, hint].filter(Boolean).join("\n"))}`;
    })
    .join("\n");

const formats: Record<string, Format> = { text, json, github };

/** The names that `--format` takes. */
export const FORMATS = Object.keys(formats);

/** The format that the arguments ask for (`--format json`), or undefined when they cannot be understood. */
export function formatFrom(args: string[]): Format | undefined {
  try {
    const { values } = parseArgs({ args, options: { format: { type: "string", default: "text" } } });
    return Object.hasOwn(formats, values.format) ? formats[values.format] : undefined;
  } catch {
    return undefined;
  }
}

function escaped(message: string): string {
  return message.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapedProperty(value: string): string {
  return escaped(value).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

import { createRequire } from "node:module";
import { join } from "node:path";

/** Where and why Gatsby's parser gave up; line and column count from 1. */
export interface Unreadable {
  reason: string;
  line: number;
  column: number;
}

interface Parser {
  load: (text: string) => unknown;
}

interface ParserError {
  reason?: string;
  mark?: { line: number; column: number };
}

/** The parser that gatsby-transformer-yaml itself loads, so that no other version can read a file differently. */
const fromRoot = createRequire(join(process.cwd(), "package.json"));
const fromPlugin = createRequire(fromRoot.resolve("gatsby-transformer-yaml/package.json"));
const parser = fromPlugin("js-yaml") as Parser;

/** What Gatsby will make of a file, or where it would give up; never throws. */
export function readAsGatsby(text: string): { data?: unknown; unreadable?: Unreadable } {
  try {
    return { data: parser.load(text) };
  } catch (error) {
    const { reason = String(error), mark } = error as ParserError;
    return { unreadable: { reason, line: (mark?.line ?? 0) + 1, column: (mark?.column ?? 0) + 1 } };
  }
}

import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { watch } from "chokidar";
import type { Compiler } from "webpack";
import { contentCheck, readTexts } from "../check/check-content";
import { mirrorContent } from "./content-mirror";
import { isError, shortReport } from "../check/report";
import { writeSiteFacts } from "../enquiry/write-site-facts";
import { readSchemas } from "../schema/schema-files";

const NAME = "content";

/** What is wrong at the moment, as the check reports it; empty when nothing is. */
const REPORT = resolve(".cache/content-report.txt");

/** Gatsby makes the types of content once, when it starts. */
const RESTART = "content/schema has changed: start `npm run develop` again.";

/** Editors save a file in several steps. */
const SETTLED_MS = 40;

/**
 * For the development server: every edit of content/ is checked before Gatsby learns of it. Once nothing is wrong, the
 * content goes into the mirror that Gatsby reads. What is wrong goes into the report, a file that webpack watches, and
 * becomes an error of the compilation, which Gatsby shows in the terminal and over the page, while the site keeps the
 * state before the edit.
 */
export class ContentGate {
  private readonly schemas = readSchemas();
  private readonly check = contentCheck();
  private reported?: string;
  private checked = Promise.resolve();

  apply(compiler: Compiler): void {
    this.say("");
    this.look();
    this.watch();
    compiler.hooks.make.tapPromise(NAME, async (compilation) => {
      compilation.fileDependencies.add(REPORT);
      await this.checked;
      const problems = readFileSync(REPORT, "utf8");
      if (problems) compilation.errors.push(new compiler.webpack.WebpackError(problems));
    });
  }

  private watch(): void {
    let settled: NodeJS.Timeout | undefined;
    watch("content", { ignoreInitial: true }).on("all", () => {
      clearTimeout(settled);
      settled = setTimeout(() => this.look(), SETTLED_MS);
    });
  }

  /** Checks run one after the other, so that the report is about the last edit. */
  private look(): void {
    this.checked = this.checked.then(() => this.pass()).catch((error: Error) => this.say(error.message));
  }

  private async pass(): Promise<void> {
    if (!isDeepStrictEqual(readSchemas(), this.schemas)) return this.say(RESTART);
    const texts = readTexts();
    const problems = await this.check(texts);
    if (problems.some(isError)) return this.say(shortReport(problems));
    mirrorContent(texts);
    writeSiteFacts(texts);
    this.say("");
  }

  /** Written only when it changes: each change costs a compilation. */
  private say(problems: string): void {
    if (problems === this.reported) return;
    writeFileSync(REPORT, problems);
    this.reported = problems;
  }
}

import { resolve } from "node:path";
import type { Compiler } from "webpack";
import { contentCheck, readTexts } from "../check/check-content";
import { mirrorContent } from "./content-mirror";
import { isError, report } from "../check/report";
import { writeSiteFacts } from "../enquiry/write-site-facts";

const NAME = "content";

/**
 * For the development server's webpack: every edit of content/ is checked before Gatsby learns of it. What is wrong
 * becomes an error of the compilation, which Gatsby shows in the terminal and over the page, while the site keeps the
 * state before the edit; once nothing is wrong any more, the error goes and the content comes through.
 */
export class ContentGate {
  private readonly check = contentCheck();

  apply(compiler: Compiler): void {
    compiler.hooks.make.tapPromise(NAME, async (compilation) => {
      compilation.contextDependencies.add(resolve("content"));
      const texts = readTexts();
      const problems = await this.check(texts);
      if (problems.some(isError))
        compilation.errors.push(new compiler.webpack.WebpackError(report(problems)));
      else {
        mirrorContent(texts);
        writeSiteFacts(texts);
      }
    });
  }
}

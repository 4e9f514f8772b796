import { checkContent, readTexts } from "./check-content";
import { formatFrom, FORMATS } from "./report-formats";
import { isError } from "./report";

/** `npm run check:content [-- --format json|github]`: ends with 1 when something has to be mended before a build. */
async function main(args: string[]): Promise<number> {
  const format = formatFrom(args);
  if (!format) {
    console.error(`Usage: npm run check:content -- --format ${FORMATS.join("|")}`);
    return 2;
  }
  const texts = readTexts();
  const problems = await checkContent(texts);
  const failed = problems.some(isError);
  const said = format(problems, Object.keys(texts).length);
  if (said !== "") console[failed && format.forPeople ? "error" : "log"](said);
  return failed ? 1 : 0;
}

void main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);

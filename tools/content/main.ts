import { checkContent, readTexts } from "./check";
import { isError, report } from "./report";

const texts = readTexts();
const problems = checkContent(texts);
const hasErrors = problems.some(isError);
if (problems.length > 0) console[hasErrors ? "error" : "log"](report(problems));
else console.log(`Content: ${Object.keys(texts).length} files, nothing to mend.`);
process.exitCode = hasErrors ? 1 : 0;

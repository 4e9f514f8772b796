import {
  build,
  content,
  contentChanges,
  format,
  journeys,
  lint,
  runChecks,
  secrets,
  types,
  unitTests,
} from "./checks";
import { runTool } from "./processes";
import { closingLine } from "./tally";

/**
 * `npm test`: everything, in an order that a fresh clone allows. The build comes early because it writes the
 * types of the GraphQL queries, which lint and types need, and the pages that the journeys walk through.
 */
runTool(async () => {
  const total = await runChecks([
    content,
    build,
    secrets,
    format,
    lint,
    types,
    unitTests,
    journeys,
    contentChanges,
  ]);
  console.log(["", ...total.notes, closingLine(total)].join("\n"));
  return total.failed > 0 ? 1 : 0;
});

import { build, content, engines, journeys, secrets, source, unitTests } from "./run/checks";
import { runTool } from "./run/processes";
import { runAndReport } from "./run/run-checks";

/**
 * `npm test`: everything, in an order that works on a fresh clone. The build comes early because it writes the
 * types of the GraphQL queries, which lint and types need, and the pages that the journeys visit.
 */
runTool(() => runAndReport([content, build, secrets, source, unitTests, journeys, engines]));

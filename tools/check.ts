import { hasGeneratedTypes } from "./run/check-kinds";
import { build, content, source } from "./run/checks";
import { runTool } from "./run/processes";
import { runAndReport } from "./run/run-checks";

/** `npm run check`: everything but the tests. Builds first where no build has written the queries' types. */
runTool(() => {
  const built = hasGeneratedTypes() ? [] : [build];
  return runAndReport([content, ...built, source]);
});

import { build, content, format, hasGeneratedTypes, lint, runChecks, types } from "./checks";
import { runTool } from "./processes";

/** `npm run check`: everything but the tests. Builds once where no build has written the queries' types. */
runTool(async () => {
  const built = hasGeneratedTypes() ? [] : [build];
  const { failed, notes } = await runChecks([content, ...built, format, lint, types]);
  notes.forEach((note) => console.log(note));
  return failed > 0 ? 1 : 0;
});

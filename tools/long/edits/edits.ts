import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyProject } from "../../run/project-copy";
import { runTool, startProgram } from "../../run/processes";
import { secondsSince } from "../../run/steps";
import { CONTENT_EDITS } from "./content-edits";

const CLOSING_LINE = /^\d+ passed, \d+ failed$/m;

/**
 * `npm run test:edits`: changes the content of a copy of the project as editors may, then runs `npm test` there, which
 * begins with the content check and has to stay green. Takes as long as `npm test`.
 */
runTool(async () => {
  const started = Date.now();
  const { folder, remove } = copyProject();
  const temporary = mkdtempSync(join(tmpdir(), "edits-"));
  // Some tests run a server as another user, which needs to read this folder.
  chmodSync(temporary, 0o755);
  try {
    for (const { name, apply } of CONTENT_EDITS) {
      apply(join(folder, "content"));
      console.log(`Edited: ${name}`);
    }
    const env = { ...process.env, TMPDIR: temporary };
    const tests = startProgram("npm test", "npm", ["test"], { cwd: folder, env });
    tests.follow();
    const { code, output } = await tests.ended;
    console.log(`\nIn the edited copy, after ${secondsSince(started)}:`);
    console.log(CLOSING_LINE.exec(output.slice(-1_000))?.[0] ?? `npm test ended with code ${code}`);
    return code;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
    remove();
  }
});

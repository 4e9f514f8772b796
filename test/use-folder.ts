import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * An empty folder for each test of a file. All are removed after the last one, when what the tests started has stopped.
 * @param name how the folder's name begins
 * @returns its path, while a test runs: the real one, as programs report it (on macOS, temporary ones lead through a link)
 */
export function useFolder(name: string): () => string {
  const made: string[] = [];

  beforeEach(() => {
    made.push(realpathSync(mkdtempSync(join(tmpdir(), `${name}-`))));
  });

  afterAll(() => {
    for (const folder of made) rmSync(folder, { recursive: true, force: true });
  });

  return () => made.at(-1)!;
}

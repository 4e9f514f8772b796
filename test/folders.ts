import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const made: string[] = [];

afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/**
 * Makes an empty folder. It is removed after the last test of the file, before the file's own `afterAll`.
 * @param name how the folder's name begins
 * @returns its path: the real one, as programs report it (on macOS, temporary ones lead through a link)
 */
export function newFolder(name: string): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), `${name}-`)));
  made.push(folder);
  return folder;
}

/**
 * A new folder for each test of a file.
 * @returns its path, while a test runs
 */
export function useFolder(name: string): () => string {
  let folder: string;
  beforeEach(() => {
    folder = newFolder(name);
  });
  return () => folder;
}

/** As `useFolder`; each test runs there, so that relative paths lead to none of the project's own files. */
export function useWorkingFolder(name: string): () => string {
  const folder = useFolder(name);
  const project = process.cwd();
  beforeEach(() => process.chdir(folder()));
  afterEach(() => process.chdir(project));
  return folder;
}

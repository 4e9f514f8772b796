import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What the tools read besides content. */
const LINKED = ["node_modules", "tools", "src", "package.json", "tsconfig.json"];

/** A folder with a copy of content/ that may be spoilt, in which the tools run as they do here. */
export interface ProjectCopy {
  root: string;
  remove: () => void;
}

/** For tests and measurements: makes such a folder. */
export function projectCopy(): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  cpSync("content", join(root, "content"), { recursive: true });
  for (const name of LINKED) symlinkSync(join(process.cwd(), name), join(root, name));
  mkdirSync(join(root, "static"));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

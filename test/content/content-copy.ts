import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What the tools read besides content. */
const LINKED = ["node_modules", "plugins", "tools", "src", "package.json", "tsconfig.json"];

/** A folder with a copy of content/ that may be changed, in which the tools run as they do here. */
export interface ProjectCopy {
  root: string;
  remove: () => void;
}

/** For tests and measurements: makes such a folder from the content of `site`, a folder that holds content/. */
export function projectCopy(site = "."): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(join(site, "content"), join(root, "content"), { recursive: true });
  cpSync("content/schema", join(root, "content/schema"), { recursive: true });
  for (const name of LINKED) symlinkSync(join(process.cwd(), name), join(root, name));
  mkdirSync(join(root, "static"));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

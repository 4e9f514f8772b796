import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FROZEN_SITE } from "./frozen-site";

/** What the tools read besides content. */
const LINKED = ["node_modules", "plugins", "src", "package.json"];

/** A folder with a copy of content/ that may be changed, in which the tools run as they do here. */
export interface ProjectCopy {
  root: string;
  remove: () => void;
}

/** Makes such a folder from the content of the frozen site. */
export function projectCopy(): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(join(FROZEN_SITE, "content"), join(root, "content"), { recursive: true });
  cpSync("content/schema", join(root, "content/schema"), { recursive: true });
  for (const name of LINKED) symlinkSync(join(process.cwd(), name), join(root, name));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

import { cpSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { newFolder } from "../folders";
import { FROZEN_SITE } from "./frozen-site";

/** What the tools read besides content. */
const LINKED = ["node_modules", "plugins", "src", "static", "package.json"];

/** Makes a folder with a copy of the frozen site's content/ that may be changed, in which the tools run as they do here. */
export function projectCopy(): string {
  const root = newFolder("content");
  cpSync(join(FROZEN_SITE, "content"), join(root, "content"), { recursive: true });
  cpSync("content/schema", join(root, "content/schema"), { recursive: true });
  for (const name of LINKED) symlinkSync(join(process.cwd(), name), join(root, name));
  return root;
}

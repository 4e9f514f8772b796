import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { readTexts, type Texts } from "../../plugins/gatsby-plugin-content/check/check-content";

/** The folder with content/ of a small made-up site that editors do not change, so that tests can expect its texts. */
export const FROZEN_SITE = "test/site";

/** Every YAML file of the frozen site by its path under content/. */
export const frozenTexts: Readonly<Texts> = readTexts(join(FROZEN_SITE, "content"));

/** Its site.yaml with a second language, Arabic. */
export const bilingual = frozenTexts["site.yaml"]!.replace(
  "    region: AE\n",
  "$&  - code: ar\n    name: العربية\n",
);

/** What a file of the frozen site holds. `path` is under content/. */
export function frozen<T>(path: string): T {
  return parse(readFileSync(join(FROZEN_SITE, "content", path), "utf8")) as T;
}

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Adds services to a copy of the project: the first one under other names and slugs. */
export function addServices(folder: string, count: number): void {
  const sample = readFileSync(join(folder, "content/services/ai.yaml"), "utf8");
  for (let number = 1; number <= count; number++) {
    const service = sample
      .replace(/^slug: .*/m, `slug: sample-${number}`)
      .replace(/^order: .*/m, `order: ${1000 + number}`)
      .replace(/^(title|name|shortName): (.*)/gm, `$1: $2 ${number}`);
    writeFileSync(join(folder, `content/services/sample-${number}.yaml`), service);
  }
}

/** The page that `editOneSentence` changes. */
export const EDITED_PAGE = "/about";

/** Changes one sentence of a copy of the project, as an editor would. @returns the new sentence */
export function editOneSentence(folder: string): string {
  const file = join(folder, "content/pages/about.yaml");
  const sentence = `Edited at ${performance.now()}`;
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(/^intro: .*$/m, `intro: ${sentence}`));
  return sentence;
}

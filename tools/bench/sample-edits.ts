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

/** Changes one sentence of a copy of the project, as an editor would. */
export function editOneSentence(folder: string): void {
  const file = join(folder, "content/pages/about.yaml");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(/^(intro: .*?)(["']?)$/m, "$1 One more word.$2"));
}

export type Instruction = { name: string; value: string };

/** Reads a Dockerfile into its stages, each a list of instructions that begins with FROM. */
export function readStages(text: string): Instruction[][] {
  const lines = text
    .replace(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [, name = "", value = ""] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? [];
    if (name === "FROM") stages.push([]);
    stages.at(-1)?.push({ name, value });
  }
  return stages;
}

/** The values of a stage's instructions of one kind. */
export function valuesOf(stage: readonly Instruction[], name: string): string[] {
  return stage.filter((instruction) => instruction.name === name).map(({ value }) => value);
}

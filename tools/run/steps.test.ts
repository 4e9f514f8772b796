import { startNode } from "./processes";
import { step } from "./steps";

test("a step that fails ends the command, with its output", async () => {
  const ending = startNode("Ending", ["-e", 'console.log("why"); process.exit(1)']);

  await expect(step(ending)).rejects.toThrow(/^why\n\nEnding failed \(code 1\)$/);
});

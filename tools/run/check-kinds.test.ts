import { tmpdir } from "node:os";
import { after, needingTypes, program } from "./check-kinds";
import { startNode } from "./processes";

beforeEach(() => void jest.spyOn(console, "log").mockImplementation(() => undefined));

const exiting = (code: number) => ["-e", `console.log("why"); process.exit(${code})`];
const passing = () => jest.fn(() => Promise.resolve({ passed: 1, failed: 0, notes: [] }));

test.each([
  [0, { passed: 1, failed: 0, notes: [] }, []],
  [2, { passed: 0, failed: 1, notes: ["Lint failed"] }, [["why"]]],
])(
  "a program's exit code %i is its check's result, and a failed one's output is shown",
  async (code, tally, shown) => {
    expect(await program("Lint", () => startNode("Lint", exiting(code))).run()).toEqual(tally);
    expect(jest.mocked(console.log).mock.calls).toEqual(shown);
  },
);

test("a check that needs a program is not run without it, and counts as failed", async () => {
  const run = passing();
  const check = after("Browser", ["-e", "process.exit(2)"], { name: "Journeys", run });

  expect(await check.run()).toEqual({ passed: 0, failed: 1, notes: ["Journeys: no browser"] });
  expect(run).not.toHaveBeenCalled();
});

test("a check that needs the generated types is not run without them, and counts as failed", async () => {
  const run = passing();
  const cwd = process.cwd();
  process.chdir(tmpdir());
  const { failed, notes } = await needingTypes({ name: "Types", run }).run();
  process.chdir(cwd);

  expect([failed, notes]).toEqual([1, [expect.stringContaining("Types: not run")]]);
  expect(run).not.toHaveBeenCalled();
});

import { runAndReport, runChecks, sideBySide, type Check } from "./run-checks";
import { tallyCheck } from "./tally";

beforeEach(() => void jest.spyOn(console, "log").mockImplementation(() => undefined));

function check(name: string, code: number, needs?: string): Check & { run: jest.Mock } {
  return { name, needs, run: jest.fn(() => Promise.resolve(tallyCheck(name, code))) };
}

test("a failed check does not stop those after it", async () => {
  const last = check("Last", 0);
  expect(await runChecks([check("First", 1), last])).toEqual({
    passed: 1,
    failed: 1,
    notes: ["First failed"],
  });
  expect(last.run).toHaveBeenCalledTimes(1);
});

test("a check that throws has failed, and does not stop those after it", async () => {
  const broken: Check = { name: "Secrets", run: () => Promise.reject(new Error("no build")) };
  expect(await runChecks([broken, check("Last", 0)])).toEqual({
    passed: 1,
    failed: 1,
    notes: ["Secrets: no build"],
  });
});

test("a check that needs a failed one is not run and counts as failed", async () => {
  const journeys = check("Journeys", 0, "Build");
  expect(await runChecks([check("Build", 1), journeys])).toEqual({
    passed: 0,
    failed: 2,
    notes: ["Build failed", "Journeys: not run, Build failed"],
  });
  expect(journeys.run).not.toHaveBeenCalled();
});

test("each check prints its name when it begins, and its result and duration when it ends", async () => {
  await runChecks([check("Types", 0), check("Lint", 2)]);
  expect(jest.mocked(console.log).mock.calls.map(([line]) => line as string)).toEqual([
    "\n── Types",
    expect.stringMatching(/^Types: passed in \d+\.\d s$/),
    "\n── Lint",
    expect.stringMatching(/^Lint: FAILED in \d+\.\d s$/),
  ]);
});

test("checks side by side start together, and the results of all count", async () => {
  const waiting: (() => void)[] = [];
  const meeting = (name: string, code: number): Check => ({
    name,
    run: async () => {
      await new Promise<void>((go) => {
        waiting.push(go);
        if (waiting.length === 2) waiting.forEach((all) => all());
      });
      return tallyCheck(name, code);
    },
  });
  expect(await sideBySide("Source", [meeting("Format", 0), meeting("Lint", 1)]).run()).toEqual({
    passed: 1,
    failed: 1,
    notes: ["Lint failed"],
  });
});

test.each([
  [0, 0, "1 passed, 0 failed"],
  [2, 1, "0 passed, 1 failed"],
])("when a check ends with %i, the exit code is %i and the last line the count", async (code, exit, line) => {
  expect(await runAndReport([check("Types", code)])).toBe(exit);
  expect(jest.mocked(console.log).mock.lastCall).toEqual([expect.stringMatching(new RegExp(`\n${line}$`))]);
});

import { closingLine, failure, sum, tallyCheck, tallyJourneys, tallyUnitTests } from "./tally";

const unitTests = (change: object) =>
  JSON.stringify({
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 0,
    numRuntimeErrorTestSuites: 0,
    ...change,
  });

const journeys = (stats: object, rest: object = {}) =>
  JSON.stringify({
    stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0, ...stats },
    errors: [],
    suites: [],
    ...rest,
  });

test("a check counts as one", () => {
  expect(tallyCheck("Lint", 0)).toEqual({ passed: 1, failed: 0, notes: [] });
  expect(tallyCheck("Lint", 2)).toEqual({ passed: 0, failed: 1, notes: ["Lint failed"] });
});

test("unit tests are counted from the JSON of Jest", () => {
  expect(tallyUnitTests(unitTests({ numFailedTests: 2 }), 1)).toEqual({ passed: 3, failed: 2, notes: [] });
});

test("a unit test file that could not run is a failure", () => {
  expect(tallyUnitTests(unitTests({ numRuntimeErrorTestSuites: 1 }), 1)).toMatchObject({
    passed: 3,
    failed: 1,
  });
});

test("unit tests that pass with too little coverage are a failure", () => {
  expect(tallyUnitTests(unitTests({}), 1)).toEqual({
    passed: 3,
    failed: 1,
    notes: ["Unit tests: ended with code 1"],
  });
});

test("skipped unit tests are named", () => {
  expect(tallyUnitTests(unitTests({ numPendingTests: 2 }), 0).notes).toEqual(["2 unit test(s) skipped"]);
});

test("a runner that ran nothing has failed, whatever its exit code", () => {
  expect(tallyUnitTests(unitTests({ numPassedTests: 0 }), 0)).toMatchObject({ passed: 0, failed: 1 });
  expect(tallyJourneys("Journeys", journeys({ expected: 0, skipped: 4 }), 0)).toMatchObject({
    passed: 0,
    failed: 1,
  });
});

test("a flaky journey passed, and is named", () => {
  const specs = [{ title: "menu opens", file: "menu.spec.ts", tests: [{ status: "flaky" }] }];
  const result = tallyJourneys("Journeys", journeys({ flaky: 1 }, { suites: [{ suites: [{ specs }] }] }), 0);
  expect(result).toMatchObject({ passed: 3, failed: 0 });
  expect(result.notes).toEqual(["Flaky, passed on its second try: menu.spec.ts: menu opens"]);
});

test("an error outside of a journey is a failure", () => {
  const errors = [{ message: "Port 9100 is in use" }];
  expect(tallyJourneys("Journeys", journeys({ expected: 0 }, { errors }), 1)).toEqual({
    passed: 0,
    failed: 1,
    notes: ["Journeys: Port 9100 is in use"],
  });
});

test("the closing line adds up all tallies", () => {
  const total = sum([
    { passed: 4, failed: 0, notes: ["a"] },
    failure("b"),
    { passed: 7, failed: 2, notes: [] },
  ]);
  expect(closingLine(total)).toBe("11 passed, 3 failed");
  expect(total.notes).toEqual(["a", "b"]);
});

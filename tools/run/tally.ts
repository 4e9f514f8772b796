/** Passed and failed tests of one check; `notes` name skipped, flaky and broken ones. */
export type Tally = { passed: number; failed: number; notes: string[] };

type JestResult = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
};

type JourneySpec = { title: string; file: string; tests: { status: string }[] };
type JourneySuite = { specs?: JourneySpec[]; suites?: JourneySuite[] };
type JourneyResult = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites: JourneySuite[];
};

/** A check counts as one. */
export function tallyCheck(name: string, code: number): Tally {
  return code === 0 ? { passed: 1, failed: 0, notes: [] } : failure(`${name} failed`);
}

/**
 * Counts Jest's JSON. A file that could not run is a failure, and so is a run that failed for a reason other
 * than a test (coverage below its threshold).
 */
export function tallyUnitTests(json: string, code: number): Tally {
  const result = JSON.parse(json) as JestResult;
  const unrun = result.numRuntimeErrorTestSuites;
  const notes = [
    ...note(unrun, "unit test file(s) could not run"),
    ...note(result.numPendingTests, "unit test(s) skipped"),
  ];
  return settled("Unit tests", code, {
    passed: result.numPassedTests,
    failed: result.numFailedTests + unrun,
    notes,
  });
}

/** Counts Playwright's JSON; `name` is that of the check. A flaky journey counts as passed and is named. */
export function tallyJourneys(name: string, json: string, code: number): Tally {
  const { stats, errors, suites } = JSON.parse(json) as JourneyResult;
  return settled(name, code, {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    notes: [
      ...errors.map(({ message }) => `${name}: ${message ?? "error without a message"}`),
      ...suites
        .flatMap(flakySpecs)
        .map(({ file, title }) => `Flaky, passed on its second try: ${file}: ${title}`),
      ...note(stats.skipped, "journey(s) skipped"),
    ],
  });
}

/** A step that could not be run, or whose count could not be read. */
export function failure(message: string): Tally {
  return { passed: 0, failed: 1, notes: [message] };
}

export function sum(tallies: Tally[]): Tally {
  return tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      notes: [...all.notes, ...one.notes],
    }),
    { passed: 0, failed: 0, notes: [] },
  );
}

/** The last line of `npm test`. */
export function closingLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}

function settled(name: string, code: number, tally: Tally): Tally {
  if (tally.passed + tally.failed === 0) return sum([tally, failure(`${name}: no test ran`)]);
  if (code !== 0 && tally.failed === 0) return sum([tally, failure(`${name}: ended with code ${code}`)]);
  return tally;
}

function note(count: number, text: string): string[] {
  return count > 0 ? [`${count} ${text}`] : [];
}

function flakySpecs({ specs = [], suites = [] }: JourneySuite): JourneySpec[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky"));
  return [...own, ...suites.flatMap(flakySpecs)];
}

import { parseContent } from "./content-file";
import { targetsOf } from "./link-targets";
import { referenceProblems } from "./reference-problems";

const schema = { type: "string", format: "date", patternErrorMessage: "Write the day." } as const;

const problemsWithDate = (value: string) =>
  referenceProblems(
    parseContent("notes.yaml", `date: "${value}"\n`),
    [{ path: ["date"], value, schema }],
    targetsOf([], () => true),
    () => Promise.reject(new Error("There is no picture.")),
  );

test("a day of the calendar is a date", async () => {
  expect(await problemsWithDate("2028-02-29")).toEqual([]);
});

test.each(["2026-02-31", "2026-13-01", "2027-02-29"])("%s is no date", async (date) => {
  expect(await problemsWithDate(date)).toMatchObject([
    { message: `${date} is no day of the calendar.`, hint: "Write the day.", line: 1, column: 7 },
  ]);
});

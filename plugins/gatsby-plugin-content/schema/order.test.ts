import { Ajv2020, type ValidateFunction } from "ajv/dist/2020";
import { orderKeywords } from "./order";
import { readSchemas } from "./schema-files";

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
orderKeywords.forEach((keyword) => ajv.addKeyword(keyword));
for (const [name, schema] of Object.entries(readSchemas())) ajv.addSchema(schema, `${name}.schema.json`);
const validate = ajv.getSchema("specimen.schema.json") as ValidateFunction;

/** What is said of the days of a record. */
function remarksOn(made: string, today: string, ...ends: (string | undefined)[]): string[] {
  validate({ record: { made, today, rights: ends.map((until) => ({ until })) } });
  const own = (validate.errors ?? []).filter(({ keyword }) => keyword === "notBelow");
  return own.map(({ instancePath, message }) => `${instancePath} ${message}`);
}

test("a record may be used from the day it was made, or until then", () => {
  expect(remarksOn("2026-03-14", "2026-03-14", "2026-03-14", "2030-01-01")).toEqual([]);
});

test("today and the end of a use are not before the day a record was made", () => {
  expect(remarksOn("2026-03-14", "2026-03-13", "2028-01-01", "2025-12-31")).toEqual([
    '/record/today must not be earlier than "made", which is 2026-03-14',
    '/record/rights/1/until must not be earlier than "made", which is 2026-03-14',
  ]);
});

test("a day is not compared with a value that is missing or no day", () => {
  expect(remarksOn("in spring", "2026-03-13", undefined, "2025-12-31")).toEqual([]);
});

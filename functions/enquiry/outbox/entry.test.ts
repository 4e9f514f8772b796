import { entryName, readFromText, writeAsText } from "./entry";
import type { Entry } from "./entry";
import { forEachField } from "../../../src/enquiry/fields";

const entry: Entry = {
  id: "0a5ef7a4-5c0b-4a6e-9a5a-1f0d2c3b4a59",
  receivedAt: "2025-03-01T08:00:00.000Z",
  // As it was written when there were five fields.
  enquiry: {
    ...forEachField(() => "" as const),
    name: "Noor Saleh",
    email: "noor@example.com",
    service: "media",
    message: "We need one library.\nBy May.",
  },
};
const { company: _, ...withoutCompany } = entry.enquiry;
const stored = (change: object) => JSON.stringify({ version: 2, ...entry, ...change });

test("an entry is read as it was written, and says its version", () => {
  expect(readFromText(writeAsText(entry), entryName(entry))).toEqual(entry);
  expect(JSON.parse(writeAsText(entry))).toEqual({ version: 2, ...entry });
});

test("what has become known of an entry is stored with it", () => {
  const later = { ...entry, progress: { refusals: 1, withoutReplyTo: true as const } };

  expect(readFromText(writeAsText(later), entryName(entry))).toEqual(later);
});

test("an entry without a version is read by the digest of its time, which covered empty fields", () => {
  const { id } = entry;

  expect(readFromText(JSON.stringify(entry), `${id}.b5a45faedbc1.json`)).toEqual(entry);
  expect(readFromText(JSON.stringify(entry), entryName(entry))).toBeNull();
});

test("an entry from before a field was added is read with that field empty", () => {
  expect(readFromText(stored({ enquiry: withoutCompany }), entryName(entry))).toEqual(entry);
});

test.each([[undefined], [null], [{}], ["2025-03-0"], ["soon"]])(
  "an entry whose time is damaged is read all the same, as of long ago: %j",
  (receivedAt) => {
    expect(readFromText(stored({ receivedAt }), entryName(entry))).toEqual({
      ...entry,
      receivedAt: "1970-01-01T00:00:00.000Z",
    });
  },
);

test("an entry keeps its language, and one from before there were any is known by the name that it had", () => {
  const arabic = { ...entry, language: "ar" };

  expect(entryName(entry)).toBe(`${entry.id}.f02ad9b72a4c.json`);
  expect(readFromText(stored({}), entryName(entry))).toEqual(entry);
  expect(readFromText(writeAsText(arabic), entryName(arabic))).toEqual(arabic);
  expect(readFromText(writeAsText(arabic), entryName(entry))).toBeNull();
});

test.each([
  ["another content", stored({ enquiry: { ...entry.enquiry, message: "Something else." } })],
  ["another id", stored({ id: "1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed" })],
  ["a version that is yet to come", stored({ version: 3 })],
  ["no enquiry", stored({ enquiry: undefined })],
  ["no JSON", writeAsText(entry).slice(0, -1)],
])("a file with %s than its name says is no entry", (_what, text) => {
  expect(readFromText(text, entryName(entry))).toBeNull();
});

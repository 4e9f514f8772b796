import { normaliseAddress, normaliseLine, normaliseText } from "./normalise";

test.each([
  [" Noor ", "Noor"],
  ["Noor\r\nBcc: x@example.com", "Noor Bcc: x@example.com"],
  ["a\u2028b\u0085c\u0000d", "a b c d"],
  ["a\u202Eb\u2066c\u2069", "abc"],
  ["Sine\u0301ad", "Sin\u00E9ad"],
  ["\u200Fنور", "\u200Fنور"],
  ["a\uD83Db \uD83D\uDE00", "a\uFFFDb \uD83D\uDE00"],
  ["O'Neil  &  Sons", "O'Neil  &  Sons"],
  [`a${"\u0315\u0300".repeat(40)}b`, `\u00E0${"\u0300".repeat(14)}${"\u0315".repeat(15)}b`],
])("the line %j becomes %j", (typed, expected) => {
  expect(normaliseLine(typed)).toBe(expected);
  expect(normaliseLine(expected)).toBe(expected);
});

test.each([
  ["\r\n a\r\nb\rc\n\nd \n", "a\nb\nc\n\nd"],
  ["a\u2029b", "a\nb"],
  ["a\tb", "a\tb"],
  ["a\uDE00", "a\uFFFD"],
  ["a\u0000\u0007b\u007F", "ab"],
  ["Cafe\u0301", "Caf\u00E9"],
])("the text %j becomes %j", (typed, expected) => {
  expect(normaliseText(typed)).toBe(expected);
  expect(normaliseText(expected)).toBe(expected);
});

test.each([
  ["\u200Enoor@example.com\u200F ", "noor@example.com"],
  ["\uFEFFnoor\u200B@exam\u00ADple.com", "noor@example.com"],
  ["Noor@Example.com", "Noor@Example.com"],
  ["noor@b\u00FCcher.example", "noor@xn--bcher-kva.example"],
  ["info@شركة.امارات", "info@xn--ogbpi5d.xn--mgbaam7a8h"],
  ["ali@نامه\u200Cای.com", "ali@xn--mgba3gch31f060k.com"],
  ["\u200Cnoor\u200D@exam\u200Cple.com\u200C\u200D", "noor@example.com"],
  ["noor@\uFF11", "noor@\uFF11"],
  ["noor@-ü-.example/x", "noor@-ü-.example/x"],
  ["noor@xn--\u00FC.example", "noor@xn--\u00FC.example"],
  ["noor", "noor"],
])("the address %j becomes %j", (typed, expected) => {
  expect(normaliseAddress(typed)).toBe(expected);
  expect(normaliseAddress(expected)).toBe(expected);
});

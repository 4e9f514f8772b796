import { shareDrawing } from "./share-picture";

const texts = { line: "Services", brand: "Acme", digest: "a" };

test("a share picture's address changes with its line, the brand and the art", () => {
  const files = [{}, { line: "About" }, { brand: "Other" }, { digest: "b" }].map(
    (change) => shareDrawing({ ...texts, ...change }).file,
  );

  expect(new Set(files).size).toBe(4);
  expect(files[0]).toMatch(/^static\/share-[0-9a-f]{12}\.jpg$/);
  expect(shareDrawing(texts).file).toBe(files[0]);
});

test("a long line is set smaller", () => {
  const sizeOf = (line: string) =>
    /"fontSize":"(\d+)px","lineHeight"/.exec(JSON.stringify(shareDrawing({ ...texts, line }).node))?.[1];

  expect(Number(sizeOf("A".repeat(80)))).toBeLessThan(Number(sizeOf("A")));
});

test("for right-to-left texts the picture is mirrored, without letter spacing and with higher lines", () => {
  const { isMirrored, node } = shareDrawing({ ...texts, direction: "rtl" });
  expect(isMirrored).toBe(true);
  expect(JSON.stringify(node)).toContain('"lineHeight":1.44');
  expect(JSON.stringify(node)).toContain('"direction":"rtl"');
  expect(JSON.stringify(node)).not.toContain("letterSpacing");
  expect(shareDrawing({ ...texts, direction: "ltr" })).toEqual(shareDrawing(texts));
});

test.each([
  ["Łódź, Ærø: 24 – 48", true],
  ["حلول الذكاء\u00A0الاصطناعي، ڤيديو؟", true],
  ["‘Oasis’ & “Çınar”… (24 % ™)", true],
  ["Soluții și servicii", true],
  ["Hà Nội", false],
  ["Süni intellekt həlləri", false],
  ["رد خلال ٢٤ ساعة", false],
  ["① → 24", false],
  ["Услуги", false],
  ["پژوهش", false],
  ["服务", false],
])(
  "whether %s can be drawn is %s: a picture without words says more than one with boxes",
  (line, isDrawn) => {
    expect(JSON.stringify(shareDrawing({ ...texts, line }).node).includes(line)).toBe(isDrawn);
  },
);

test.each([
  ["🚀 Launch 👩🏽‍💻 day ❤️ 🇦🇪", "Launch day"],
  [
    "Top 1️⃣ choice, made in \u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} now",
    "Top 1 choice, made in now",
  ],
  ["Auto\u00admatic © 2026 Acme®", "Automatic © 2026 Acme®"],
])("the emoji and soft hyphens of %s are not drawn, and the words are", (line, words) => {
  expect(JSON.stringify(shareDrawing({ ...texts, line }).node)).toContain(`"text":"${words}"`);
});

test.each(["English ↔ Arabic", "Who‼"])("a sign that means something is not left out alone: %s", (line) => {
  expect(shareDrawing({ ...texts, line }).node).toEqual(shareDrawing({ ...texts, line: "" }).node);
});

import { judgeLoad } from "./verdict";
import type { Sent } from "./verdict";

const home = (ms: number): Sent => ({ name: "Home", answer: 200, ms });
/** A hundred requests for Home, the slowest two of which take so long, and a slow one for another page. */
const sent = (ms: number): Sent[] => [
  ...Array.from({ length: 98 }, () => home(5)),
  home(ms),
  home(ms),
  { name: "a page", answer: 200, ms: 900 },
];

test.each([
  [49, 12, true],
  [50, 12, false],
  [90, 25, false],
  [90, 26, true],
])(
  "a p99 of Home of %d ms, while the load ran late by %d, keeps what is promised: %s",
  (ms, lateMs, isKept) => {
    expect(judgeLoad(sent(ms), lateMs).isKept).toBe(isKept);
  },
);

test("whether the time of Home was judged is said, and why not", () => {
  expect(judgeLoad(sent(90), 12).lines.at(-1)).toMatch(/^Home took 90\.0 ms \(p99; less than 50 /);
  expect(judgeLoad(sent(90), 40).lines.at(-1)).toMatch(/^The time of Home is not judged: .+ late by 40 ms/);
});

test.each([12, 40])("a load without a request for Home proves nothing, late by %d ms", (lateMs) => {
  expect(judgeLoad([], lateMs).isKept).toBe(false);
});

test("a request without an answer breaks what is promised, also on a busy machine", () => {
  const lost: Sent = { name: "not HTTP", answer: undefined, ms: 60_000 };

  expect(judgeLoad([...sent(5), lost], 40)).toMatchObject({
    isKept: false,
    lines: expect.arrayContaining(["102 requests, 1 without an answer"]) as string[],
  });
});

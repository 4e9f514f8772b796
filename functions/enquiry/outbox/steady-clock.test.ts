import { useLog } from "../../../test/functions/log";
import { steadyClock } from "./steady-clock";

const HOUR = 3_600_000;
const time = { day: 1_700_000_000_000, running: 0 };

beforeEach(() => {
  jest.spyOn(Date, "now").mockImplementation(() => time.day);
  jest.spyOn(performance, "now").mockImplementation(() => time.running);
});

const logged = useLog();

const pass = (ms: number, jump = 0) => {
  time.running += ms;
  time.day += ms + jump;
};

test("a clock is steady once it has run evenly for the whole time", () => {
  const isSteady = steadyClock(HOUR);

  pass(HOUR - 1);
  expect(isSteady()).toBe(false);
  pass(1);
  expect(isSteady()).toBe(true);
  pass(HOUR, 5_000);
  expect(isSteady()).toBe(true);
});

test("a clock that is corrected a little again and again has not jumped", () => {
  const isSteady = steadyClock(HOUR);
  for (let second = 0; second < 100; second += 1) {
    pass(HOUR / 100, 1_000);
    isSteady();
  }

  expect(isSteady()).toBe(true);
  expect(logged()).toEqual([]);
});

test.each([400 * 24 * HOUR, -2 * HOUR])(
  "after a jump by %i ms its time begins anew, and the log says so",
  (jump) => {
    const isSteady = steadyClock(HOUR);

    pass(2 * HOUR, jump);
    expect(isSteady()).toBe(false);
    pass(HOUR);
    expect(isSteady()).toBe(true);
    expect(logged()).toMatchObject([{ level: "warn", event: "clock", jumpS: jump / 1000 }]);
  },
);

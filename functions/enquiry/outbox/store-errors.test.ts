import { useLog } from "../../../test/functions/log";
import { logStoreError } from "./store-errors";

const logged = useLog();

const away = (problem: string) => Object.assign(new Error(), { code: "REDIS_AWAY", problem });

test("a Redis that is away is one line in five seconds, and another one when the reason changes", () => {
  const now = jest.spyOn(performance, "now");
  for (const [time, problem] of [
    [0, "ECONNREFUSED"],
    [10, "ECONNREFUSED"],
    [20, "NOT_READY"],
    [4_999, "ECONNREFUSED"],
    [5_000, "ECONNREFUSED"],
  ] as const) {
    now.mockReturnValue(time);
    logStoreError(away(problem), `place at ${time}`);
  }

  expect(logged().map(({ box }) => box)).toEqual(["place at 0", "place at 20", "place at 5000"]);
});

test("every other failure of a store is a line each time", () => {
  const full = Object.assign(new Error(), { code: "ENOSPC" });
  for (const place of ["waiting", "waiting"]) logStoreError(full, place);

  expect(logged()).toMatchObject([{ code: "ENOSPC" }, { code: "ENOSPC" }]);
});

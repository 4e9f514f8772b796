/** @jest-environment node */
import { prebuilt } from "../../test/components/prebuilt";
import { useHydrated } from "./use-hydrated";

test("a prebuilt page does not count on scripts", () => {
  const Probe = () => String(useHydrated());
  expect(prebuilt(<Probe />)).toBe("false");
});

/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { useHydrated } from "./use-hydrated";

test("a prebuilt page does not count on scripts", () => {
  const Probe = () => String(useHydrated());
  expect(renderToString(<Probe />)).toBe("false");
});

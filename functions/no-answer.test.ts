/** @jest-environment node */
import { serveForTests } from "../test/functions/served-handler";
import { freePort } from "../tools/run/ports";
import { whyNoAnswer } from "./no-answer";

const problemAt = (url: string, signal?: AbortSignal) =>
  fetch(url, { signal }).then(
    () => "answered",
    (error: unknown) => whyNoAnswer(error),
  );

test("of a machine where nobody listens, the system's word is told", async () => {
  expect(await problemAt(`http://127.0.0.1:${await freePort()}`)).toBe("ECONNREFUSED");
});

test("of a call that takes too long, the kind of error is told", async () => {
  const silent = await serveForTests(() => undefined);

  expect(await problemAt(silent.url, AbortSignal.timeout(50))).toBe("TimeoutError");
  await silent.close();
});

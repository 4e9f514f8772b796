import { serveForTests } from "../test/functions/served-handler";
import { freePort } from "../tools/run/ports";
import { watchFailures, whyNoAnswer } from "./no-answer";

const problemAt = (url: string, signal?: AbortSignal) =>
  fetch(url, { signal }).then(
    () => "answered",
    (error: unknown) => whyNoAnswer(error),
  );

test("a machine on which nothing listens gives the system's error code", async () => {
  expect(await problemAt(`http://127.0.0.1:${await freePort()}`)).toBe("ECONNREFUSED");
});

test("a call that takes too long gives the kind of error", async () => {
  const silent = await serveForTests(() => undefined);

  expect(await problemAt(silent.url, AbortSignal.timeout(50))).toBe("TimeoutError");
  await silent.close();
});

test("a library's calls to other addresses, and those after the end, do not count", async () => {
  const [one, other] = [
    await serveForTests(({ socket }) => socket.destroy()),
    `http://127.0.0.1:${await freePort()}`,
  ];
  const watched = [one.url, other].map(watchFailures);
  await problemAt(other);
  const after = watched.map(({ last }) => last());
  watched.forEach(({ stop }) => stop());
  await problemAt(one.url);
  await one.close();

  expect([...after, watched[0]!.last()]).toEqual([undefined, "ECONNREFUSED", undefined]);
});

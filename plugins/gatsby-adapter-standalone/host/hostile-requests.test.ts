import { useHost } from "../../../test/host/started-host";

const host = useHost();

/** The shortest of several times that the server takes for an address, in milliseconds. */
async function fastest(path: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const started = performance.now();
    await host.get(path);
    times.push(performance.now() - started);
  }
  return Math.min(...times);
}

/** About the longest address, in characters, that Node accepts. */
const LENGTH = 15_000;
/** A quadratic search takes hundreds of times as long as the harmless one; on a busy machine, any takes a few times. */
const MOST_TIMES = 25;

test.each([
  ["slashes before a letter", `/${"/".repeat(LENGTH)}a`],
  ["slashes alone", "/".repeat(LENGTH)],
  ["encoded fragments", `/${"%23".repeat(LENGTH / 3)}a`],
  ["dots and slashes", `/${"./.".repeat(LENGTH / 3)}a`],
])("an address full of %s costs what any address of its length costs", async (_, path) => {
  const harmless = await fastest(`/${"a".repeat(LENGTH)}`);

  expect(await fastest(path)).toBeLessThan(MOST_TIMES * harmless);
});

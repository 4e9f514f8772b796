import { enginesOn } from "./checks";
import { startNode } from "./processes";

jest.mock("./processes", () => ({
  startNode: jest.fn(() => ({ ended: Promise.resolve({ code: 0, output: "" }) })),
}));

/** The arguments of the programs that the check in other engines starts, and its name. */
async function startedOn(platform: NodeJS.Platform) {
  const { name, run } = enginesOn(platform);
  await run();
  return { name, args: jest.mocked(startNode).mock.calls.map(([, args]) => args.slice(2)) };
}

test("on Linux, the pages are walked in Firefox and WebKit", async () => {
  expect(await startedOn("linux")).toEqual({
    name: "Engines",
    args: [
      ["tools/run/find-browser.ts", "firefox", "webkit"],
      ["--project=firefox", "--project=webkit"],
    ],
  });
});

test("on macOS, they are walked in Firefox alone, and no WebKit is looked for", async () => {
  expect(await startedOn("darwin")).toEqual({
    name: "Engines (Firefox alone: WebKit runs on Linux only)",
    args: [["tools/run/find-browser.ts", "firefox"], ["--project=firefox"]],
  });
});

import { Writable } from "node:stream";
import type * as Logging from "./log";
import { describeError, log } from "./log";

test("an entry is one line of JSON with its level, time, event and fields", () => {
  const write = jest.spyOn(process.stdout, "write").mockReturnValue(true);

  log("view", { path: "/a\nb", viewport: "small", status: null });

  const line = write.mock.calls[0]![0] as string;
  write.mockRestore();
  expect(line).toMatch(/^[^\n]+\n$/);
  const entry = JSON.parse(line) as Record<string, string>;
  expect(entry).toEqual({
    level: "info",
    time: expect.any(String),
    event: "view",
    path: "/a\nb",
    viewport: "small",
    status: null,
  });
  expect(new Date(entry.time!).toISOString()).toBe(entry.time);
});

test("an entry may have a higher level", () => {
  const write = jest.spyOn(process.stdout, "write").mockReturnValue(true);

  log("enquiry", {}, "error");

  const line = write.mock.calls[0]![0] as string;
  write.mockRestore();
  expect(JSON.parse(line)).toMatchObject({ level: "error", event: "enquiry" });
});

test("an exception is described by its kind and place, never by its message", () => {
  const described = describeError(new RangeError("noor@example.com is odd"));

  expect(described).toMatch(/^RangeError at .*log\.test/);
  expect(described).not.toContain("noor");
});

test("an exception of the system is described by the name that the system gives it", () => {
  const missing = Object.assign(new Error("ENOENT, open noor.txt"), { code: "ENOENT", stack: "no frames" });
  const typed = Object.assign(new Error("odd"), { code: "noor@example.com", stack: "no frames" });

  expect([missing, typed].map(describeError)).toEqual(["Error ENOENT", "Error"]);
});

test("an exception without a stack, or something else that was thrown, is described too", () => {
  const bare = new TypeError("secret");
  delete bare.stack;

  expect(describeError(bare)).toBe("TypeError");
  expect(describeError("secret")).toBe("unknown");
});

test("a program whose answer is its standard output logs to the standard error", () => {
  const [stdout, stderr] = (["stdout", "stderr"] as const).map((name) =>
    jest.spyOn(process[name], "write").mockReturnValue(true),
  );

  jest.isolateModules(() => {
    const logging = jest.requireActual<typeof Logging>("./log");
    logging.logToStderr();
    logging.log("clock", {});
  });

  expect(stderr!.mock.calls).toEqual([[expect.stringContaining('"event":"clock"')]]);
  expect(stdout).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});

test("a line that cannot be written is no failure", () => {
  const write = jest.spyOn(process.stdout, "write").mockImplementation(() => {
    throw new Error("ENOSPC");
  });

  expect(() => log("enquiry", {})).not.toThrow();
  write.mockRestore();
});

test("lines are lost while the reader of the log has stalled, and counted once it reads again", () => {
  const read: Record<string, unknown>[] = [];
  let isStalled = true;
  let resume: () => void = () => undefined;
  const write = (line: Buffer, _: string, done: () => void) => {
    read.push(JSON.parse(line.toString()) as Record<string, unknown>);
    if (isStalled) resume = done;
    else done();
  };
  const stdout = new Writable({ write });
  const replaced = jest.spyOn(process, "stdout", "get").mockReturnValue(stdout as typeof process.stdout);
  for (const path of ["/1", "/2", "/3", "/4"]) log("view", { path, long: "x".repeat(600_000) });
  isStalled = false;
  resume();
  log("view", { path: "/5" });
  log("view", { path: "/6" });
  replaced.mockRestore();

  expect(read).toMatchObject([
    { path: "/1" },
    { path: "/2" },
    { event: "lost-lines", level: "warn", lines: 2 },
    { path: "/5" },
    { path: "/6" },
  ]);
});

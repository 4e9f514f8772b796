import { newFolder } from "../../../test/folders";
import { siteForTests } from "../../../test/functions/site-facts";
import { runProgram } from "./run-commands";

const folder = newFolder("run-program");
const { argv, exitCode } = process;
let printed: string[];
let error: jest.SpyInstance;

beforeEach(() => {
  process.argv = ["node", "enquiries"];
  process.env.ENQUIRY_OUTBOX = folder;
  printed = [];
  jest.spyOn(process.stdout, "write").mockImplementation((text) => printed.push(String(text)) > 0);
  error = jest.spyOn(console, "error").mockImplementation();
});

afterEach(() => {
  process.argv = argv;
  process.exitCode = exitCode;
});

test("the program runs the command of its arguments and exits with its code", async () => {
  await runProgram(() => siteForTests);

  expect(printed.join("")).toBe(`0 enquiries waiting in ${folder}\n`);
  expect(process.exitCode).toBe(0);
});

test("without an outbox the program says so, and fails", async () => {
  process.env.ENQUIRY_OUTBOX = "";
  await runProgram(() => siteForTests);

  expect(printed.join("")).toBe("There is no outbox: ENQUIRY_OUTBOX is set empty\n");
  expect(process.exitCode).toBe(1);
});

test("an error is one line, and the program fails", async () => {
  await runProgram(() => {
    throw new Error("content/site.yaml is broken");
  });

  expect(error).toHaveBeenCalledWith("content/site.yaml is broken");
  expect(process.exitCode).toBe(1);
});

test.each([
  ["redis://:secret@localhost:1/outbox", /^ENQUIRY_OUTBOX ends with what is no database/],
  ["redis://:50%secret@localhost:1", /^ENQUIRY_OUTBOX holds a % that stands for itself/],
  ["redis://:sec#ret@localhost:1", /^ENQUIRY_OUTBOX is no address of a Redis, such as redis:/],
  ["redis.example:6379", /^ENQUIRY_OUTBOX is no address of a Redis/],
  ['"redis://localhost:1"', /^ENQUIRY_OUTBOX is in quotation marks/],
])("%s is no address of an outbox: an error in one line as well, without its password", async (url, line) => {
  process.env.ENQUIRY_OUTBOX = url;
  await runProgram(() => siteForTests);

  expect(error.mock.calls).toEqual([[expect.stringMatching(line)]]);
  expect(String(error.mock.calls)).not.toContain("secret");
  expect(process.exitCode).toBe(1);
});

test.each([
  ["cannot be printed fails", "ENOSPC", 1],
  ["has been read as far as its reader wanted is one", "EPIPE", 0],
])("an answer that %s", async (_, code, exit) => {
  await runProgram(() => siteForTests);
  process.stdout.emit("error", Object.assign(new Error("no more"), { code }));

  expect(process.exitCode).toBe(exit);
});

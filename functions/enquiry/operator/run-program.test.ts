import { newFolder } from "../../../test/folders";
import { siteForTests } from "../../../test/functions/site-facts";
import { runProgram } from "./run-commands";

const folder = newFolder("run-program");
const { argv, exitCode } = process;
let log: jest.SpyInstance;
let error: jest.SpyInstance;

beforeEach(() => {
  process.argv = ["node", "enquiries"];
  process.env.ENQUIRY_OUTBOX = folder;
  log = jest.spyOn(console, "log").mockImplementation();
  error = jest.spyOn(console, "error").mockImplementation();
});

afterEach(() => {
  process.argv = argv;
  process.exitCode = exitCode;
});

test("the program runs the command of its arguments and exits with its code", async () => {
  await runProgram(() => siteForTests);

  expect(log).toHaveBeenCalledWith(`0 enquiries waiting in ${folder}`);
  expect(process.exitCode).toBe(0);
});

test("without an outbox the program says so, and fails", async () => {
  process.env.ENQUIRY_OUTBOX = "";
  await runProgram(() => siteForTests);

  expect(log).toHaveBeenCalledWith("There is no outbox: ENQUIRY_OUTBOX is set empty");
  expect(process.exitCode).toBe(1);
});

test("an error is one line, and the program fails", async () => {
  await runProgram(() => {
    throw new Error("content/site.yaml is broken");
  });

  expect(error).toHaveBeenCalledWith("content/site.yaml is broken");
  expect(process.exitCode).toBe(1);
});

test("an address of a Redis without a database is an error in one line as well", async () => {
  process.env.ENQUIRY_OUTBOX = "redis://localhost:1/outbox";
  await runProgram(() => siteForTests);

  expect(error).toHaveBeenCalledWith("The address of Redis ends with what is no database");
  expect(process.exitCode).toBe(1);
});

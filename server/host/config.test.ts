/** @jest-environment node */
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ConfigError, readConfig } from "./config";
import { journalFolder, prepareJournal } from "./journal-folder";

test("without a word from the operator the server stands on localhost, port 9000, and believes no proxy", () => {
  expect(readConfig({})).toEqual({ host: "localhost", port: 9000, trustProxy: false });
  expect(readConfig({ HOST: " ", PORT: "", TRUST_PROXY: "" })).toEqual(readConfig({}));
});

test.each([
  ["1", 1],
  ["true", true],
  ["false", false],
  ["loopback, 10.0.0.0/8", "loopback, 10.0.0.0/8"],
])("TRUST_PROXY=%s is taken as Express takes it", (text, trustProxy) => {
  expect(readConfig({ TRUST_PROXY: text })).toMatchObject({ trustProxy });
});

test.each([
  [{ PORT: "http" }, "PORT=http is no port"],
  [{ PORT: "-1" }, "PORT=-1 is no port"],
  [{ PORT: "65536" }, "PORT=65536 is no port"],
  [{ PORT: "80.5" }, "PORT=80.5 is no port"],
  [{ TRUST_PROXY: "the balancer" }, "TRUST_PROXY=the balancer names no proxies"],
  [{ TRUST_PROXY: "10.0.0.0/99" }, "TRUST_PROXY=10.0.0.0/99 names no proxies"],
  [{ ENQUIRY_LIMIT: "0" }, "ENQUIRY_LIMIT=0 is no count"],
  [{ ENQUIRY_LIMIT: "many" }, "ENQUIRY_LIMIT=many is no count"],
  [{ RESEND_BASE_URL: "api.example" }, "RESEND_BASE_URL is no address: it begins with https:// or http://"],
  [
    { REDIS_URL: "http://user:secret@redis" },
    "REDIS_URL is no address: it begins with redis:// or rediss://",
  ],
])("%j is refused in one line", (env, message) => {
  let problem: unknown;
  try {
    readConfig(env);
  } catch (error) {
    problem = error;
  }

  expect(problem).toBeInstanceOf(ConfigError);
  expect((problem as Error).message).toContain(message);
  expect((problem as Error).message).not.toMatch(/\n|secret/);
});

test.each([
  [{}, "data/enquiries"],
  [{ ENQUIRY_JOURNAL: " /a/b " }, "/a/b"],
  [{ ENQUIRY_JOURNAL: "" }, undefined],
  [{ ENQUIRY_JOURNAL: "  " }, undefined],
])("with %j the journal's folder is %s", (env, folder) => {
  expect(journalFolder(env)).toBe(folder);
});

test("the journal's folder is made, for nobody else to read", () => {
  const root = mkdtempSync(join(tmpdir(), "journal-"));
  const env = { ENQUIRY_JOURNAL: join(root, "a/b") };
  prepareJournal(env);

  expect(statSync(env.ENQUIRY_JOURNAL).mode & 0o777).toBe(0o700);
  rmSync(root, { recursive: true });
});

test("a journal that is set empty stays off", () => {
  const env = { ENQUIRY_JOURNAL: "" };
  prepareJournal(env);

  expect(env).toEqual({ ENQUIRY_JOURNAL: "" });
});

test("a journal that cannot be written stops the start", () => {
  const root = mkdtempSync(join(tmpdir(), "journal-"));
  writeFileSync(join(root, "file"), "");

  expect(() => prepareJournal({ ENQUIRY_JOURNAL: join(root, "file/below") })).toThrow(ConfigError);
  rmSync(root, { recursive: true });
});

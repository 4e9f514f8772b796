import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { newFolder } from "../../test/folders";
import { RUNTIME_VARIABLES } from "../../functions/env";
import { buildEnvironment, loadEnvironmentFile, trialEnvironment } from "./environment";

test("a build gets none of the server's variables, and all others", () => {
  const secrets = Object.fromEntries(RUNTIME_VARIABLES.map((name) => [name, "secret"]));
  const env = buildEnvironment({ ...secrets, PATH: "/bin" });
  expect(Object.values(env)).not.toContain("secret");
  expect(env).toMatchObject({ PATH: "/bin", GATSBY_TELEMETRY_DISABLED: "1" });
});

test("a site that is tried has no outbox and none of the variables that name a real one's services", () => {
  const settings = Object.fromEntries(RUNTIME_VARIABLES.map((name) => [name, "real"]));
  expect(trialEnvironment({ ...settings, PATH: "/bin" })).toEqual({ PATH: "/bin", ENQUIRY_OUTBOX: "" });
});

test.each([
  [1, {}, "1"],
  [2, {}, "1"],
  [3, {}, undefined],
  [2, { GATSBY_CPU_COUNT: "2" }, "2"],
])("on %i cores with %j a build counts %s", (cores, env, count) => {
  expect(buildEnvironment(env, cores).GATSBY_CPU_COUNT).toBe(count);
});

test("the file adds to the environment, whatever mark it begins with, and variables that are set already win", () => {
  const file = join(newFolder("env"), ".env");
  writeFileSync(file, "\uFEFFSAMPLE_UNSET=file\nSAMPLE_SET=file\n");
  process.env.SAMPLE_SET = "outside";
  loadEnvironmentFile(file);
  expect(process.env).toMatchObject({ SAMPLE_SET: "outside", SAMPLE_UNSET: "file" });
});

test("a missing file is no error", () => {
  expect(() => loadEnvironmentFile("no/such/file")).not.toThrow();
});

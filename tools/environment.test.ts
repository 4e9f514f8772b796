/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  buildEnvironment,
  forgetRuntimeVariables,
  loadEnvironmentFile,
  runtimeVariablesIn,
  RUNTIME_VARIABLES,
} from "./environment";

test("a build gets none of the server's variables, and all others", () => {
  const secrets = Object.fromEntries(RUNTIME_VARIABLES.map((name) => [name, "secret"]));
  const env = buildEnvironment({ ...secrets, PATH: "/bin" });
  expect(Object.values(env)).not.toContain("secret");
  expect(env).toMatchObject({ PATH: "/bin", GATSBY_TELEMETRY_DISABLED: "1" });
});

test("a build that was given the server's variables forgets them", () => {
  const env: NodeJS.ProcessEnv = { RESEND_API_KEY: "secret", REDIS_URL: "secret", PATH: "/bin" };
  forgetRuntimeVariables(env);
  expect(env).toEqual({ PATH: "/bin" });
});

test("the server's variables are found in a file, and in none there are none", () => {
  const file = join(mkdtempSync(join(tmpdir(), "env-")), ".env.production");
  writeFileSync(file, "# RESEND_BASE_URL=x\nGATSBY_SAMPLE=1\nexport RESEND_API_KEY='secret'\nREDIS_URL=\n");
  expect(runtimeVariablesIn(file)).toEqual(["RESEND_API_KEY", "REDIS_URL"]);
  expect(runtimeVariablesIn("no/such/file")).toEqual([]);
});

test("the file adds to the environment, and what is set already wins", () => {
  const file = join(mkdtempSync(join(tmpdir(), "env-")), ".env");
  writeFileSync(file, "SAMPLE_SET=file\nSAMPLE_UNSET=file\n");
  // Jest gives tests a copy of the environment, which Node's own reader does not see: a program of its own does.
  const script = `require("./tools/environment.ts").loadEnvironmentFile();
    console.log(process.env.SAMPLE_SET, process.env.SAMPLE_UNSET)`;
  const env = { ...process.env, ENV_FILE: file, SAMPLE_SET: "outside" };
  const output = execFileSync(process.execPath, ["--import", "tsx", "-e", script], { env, encoding: "utf8" });
  expect(output).toBe("outside file\n");
});

test("no file is needed", () => {
  expect(() => loadEnvironmentFile("no/such/file")).not.toThrow();
});

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { newFolder } from "../../test/folders";
import { forgetRuntimeVariables, forgetTheRun, runtimeVariablesIn } from "./build-environment";

test("the server's variables are removed from a build's environment", () => {
  const env: NodeJS.ProcessEnv = { RESEND_API_KEY: "secret", REDIS_URL: "secret", PATH: "/bin" };
  forgetRuntimeVariables(env);
  expect(env).toEqual({ PATH: "/bin" });
});

test("variables that identify the run do not reach a build, all others do", () => {
  const kept = {
    PATH: "/bin",
    CI: "true",
    NETLIFY: "true",
    URL: "https://falaj.example",
    GATSBY_SAMPLE: "1",
    GATSBY_NEXT_SESSION: "2",
  };
  const env: NodeJS.ProcessEnv = {
    ...kept,
    npm_lifecycle_event: "build",
    GITHUB_RUN_ID: "1",
    COMMIT_REF: "abc",
    DEPLOY_ID: "2",
    SHLVL: "2",
    TERM_SESSION_ID: "3",
  };
  forgetTheRun(env);
  expect(env).toEqual(kept);
});

test("the server's variables are found in a file; a missing file has none", () => {
  const file = join(newFolder("env"), ".env.production");
  writeFileSync(
    file,
    "\uFEFFREDIS_URL=\n# RESEND_BASE_URL=x\nGATSBY_SAMPLE=1\nexport RESEND_API_KEY='secret'\n",
  );
  expect(runtimeVariablesIn(file)).toEqual(["RESEND_API_KEY", "REDIS_URL"]);
  expect(runtimeVariablesIn("no/such/file")).toEqual([]);
});

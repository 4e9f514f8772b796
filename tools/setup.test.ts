import { spawnSync } from "node:child_process";
import { chmodSync, copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newFolder } from "../test/folders";

const WANTED = {
  "": { version: "1.0.0" },
  "node_modules/a": { version: "1.0.0" },
  "node_modules/mac-only": { version: "1.0.0", optional: true },
};

/** Runs the setup script in a temporary project whose `npm` only creates a file, or fails. */
function runSetup({
  present,
  engines = ">=20",
  npm = "touch installed",
  folder = ".",
  script = "prebuild",
}: {
  present?: object;
  engines?: string;
  npm?: string;
  folder?: string;
  script?: string;
}) {
  const root = join(newFolder("setup"), folder);
  for (const part of ["tools", "bin", "node_modules"]) mkdirSync(join(root, part), { recursive: true });
  copyFileSync("tools/setup.mjs", join(root, "tools/setup.mjs"));
  writeFileSync(join(root, "bin/npm"), `#!/bin/sh\n${npm}\n`);
  chmodSync(join(root, "bin/npm"), 0o755);
  writeFileSync(join(root, "package.json"), JSON.stringify({ engines: { node: engines } }));
  writeFileSync(join(root, "package-lock.json"), JSON.stringify({ packages: WANTED }));
  if (present)
    writeFileSync(join(root, "node_modules/.package-lock.json"), JSON.stringify({ packages: present }));

  const env = {
    ...process.env,
    npm_lifecycle_event: script,
    PATH: `${join(root, "bin")}:${process.env.PATH}`,
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, "tools/setup.mjs")], {
    env,
    encoding: "utf8",
  });
  return { status, stdout, stderr, installed: existsSync(join(root, "installed")) };
}

test("packages are installed when there are none", () => {
  const { status, stdout, installed } = runSetup({});
  expect({ status, installed }).toEqual({ status: 0, installed: true });
  expect(stdout).toMatch(/^Installing packages .*\nPackages installed in \d+ s\n$/);
});

test("nothing is installed or printed when the packages match the lock file", () => {
  expect(runSetup({ present: { "node_modules/a": { version: "1.0.0" } } })).toEqual({
    status: 0,
    stdout: "",
    stderr: "",
    installed: false,
  });
});

test.each([
  ["in another version", { "node_modules/a": { version: "0.9.0" } }],
  ["missing", {}],
  ["no longer wanted", { "node_modules/a": { version: "1.0.0" }, "node_modules/old": { version: "1.0.0" } }],
])("a package %s causes an install", (_, present) => {
  expect(runSetup({ present }).installed).toBe(true);
});

test("a failed install ends the command with the output of npm", () => {
  const { status, stderr } = runSetup({ npm: "echo no space left >&2; exit 28" });
  expect(status).toBe(1);
  expect(stderr).toMatch(/npm ci failed:\nno space left\nFix that/);
});

test("a Node that is too old is named before anything is installed", () => {
  const { status, stderr, installed } = runSetup({ engines: ">=99.1" });
  expect({ status, installed }).toEqual({ status: 1, installed: false });
  expect(stderr).toBe(`Node 99.1 or later is needed; this is ${process.versions.node}\n`);
});

test.each(["site (1)", "100%", "a#b", "[x]"])(
  "a folder called %s, where no build or no test would work, is named before anything is installed",
  (folder) => {
    const { status, stderr, installed } = runSetup({ folder });
    expect({ status, installed }).toEqual({ status: 1, installed: false });
    expect(stderr).toMatch(/^A site cannot be built in a folder whose path holds [[(%#]: move it from .*\n$/);
  },
);

test.each([
  ["our site/موقع", "prebuild"],
  ["site (1)", "precheck:content"],
])("in a folder called %s, %s goes on", (folder, script) => {
  expect(runSetup({ folder, script })).toMatchObject({ status: 0, installed: true });
});

test("the oldest Node that is named is new enough", () => {
  const [major, minor] = process.versions.node.split(".");
  expect(runSetup({ engines: `>=${major}.${minor}` })).toMatchObject({ status: 0, installed: true });
});

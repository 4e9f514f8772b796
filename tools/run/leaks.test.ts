import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { RUNTIME_VARIABLES } from "../../functions/env";
import { useFolder } from "../../test/folders";
import { OUTPUT, plantedSecrets, tallyLeaks } from "./leaks";

const folder = useFolder("leaks");
let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, "log").mockImplementation(() => undefined);
});

test("the output of a build is pages, functions and the server", () => {
  expect(OUTPUT).toEqual(["public", ".cache/functions", "build"]);
});

test("a secret in a file is named, wherever it is, and fails the check", () => {
  mkdirSync(join(folder(), "deep"));
  writeFileSync(join(folder(), "harmless.js"), "const key = process.env.RESEND_API_KEY");
  writeFileSync(join(folder(), "deep", "bundle.js"), 'const key = "leak-1", other = "leak-2"');
  writeFileSync(
    join(folder(), "deep", "picture.avif"),
    Buffer.from([0xff, 0x00, ...Buffer.from("leak-2"), 0x80]),
  );

  const { failed } = tallyLeaks([folder()], { KEY: "leak-1", OTHER: "leak-2", SAFE: "leak-3" });

  expect(failed).toBe(1);
  expect(log.mock.calls.flat().sort()).toEqual([
    `${join(folder(), "deep/bundle.js")} holds KEY`,
    `${join(folder(), "deep/bundle.js")} holds OTHER`,
    `${join(folder(), "deep/picture.avif")} holds OTHER`,
  ]);
  expect(tallyLeaks([folder()], { SAFE: "leak-3" })).toMatchObject({ passed: 1, failed: 0 });
});

test("a missing folder is an error", () => {
  expect(() => tallyLeaks(["no/such/folder"], {})).toThrow("no/such/folder");
});

test("every variable of the server gets a secret of its own, and so do others", () => {
  const planted = plantedSecrets();

  expect(Object.keys(planted)).toEqual(expect.arrayContaining([...RUNTIME_VARIABLES]));
  expect(Object.keys(planted).length).toBeGreaterThan(RUNTIME_VARIABLES.length);
  expect(new Set(Object.values(planted)).size).toBe(Object.keys(planted).length);
});

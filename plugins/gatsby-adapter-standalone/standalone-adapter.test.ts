import { existsSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import type { IAdapter } from "gatsby";
import { hostAdapter } from "./standalone-adapter";
import { functionsManifest, routesManifest } from "../../test/host/sample-build";
import { makeFixtureSite } from "../../test/host/started-host";
import type { Manifest } from "./manifest";

jest.setTimeout(30_000);

const project = process.cwd();

test.each([
  [{ NETLIFY: "true" }, "netlify"],
  [{ NETLIFY: "" }, "standalone"],
  [{}, "standalone"],
])("with %j the site is built for %s", (env, name) => {
  expect(hostAdapter(env).name).toBe(name);
});

test("the standalone adapter declares what it does not support", async () => {
  const reporter = { verbose: jest.fn() } as never;

  expect(await hostAdapter({}).config?.({ reporter })).toEqual({
    supports: { pathPrefix: false, trailingSlash: ["never"] },
  });
});

test("a finished build becomes build/, with a security.txt that Gatsby did not make", async () => {
  const root = makeFixtureSite();
  rmSync(join(root, "public/.well-known"), { recursive: true });
  for (const room of ["functions", "plugins"]) symlinkSync(resolve(room), join(root, room));
  const info = jest.fn();
  // Gatsby looks into `public` when the manifest is asked for, not before.
  const context = {
    get routesManifest() {
      const isThere = existsSync(join(root, "public/.well-known/security.txt"));
      return routesManifest.filter(({ path }) => isThere || !path.startsWith("/.well-known"));
    },
    functionsManifest,
    reporter: { info },
  };
  process.chdir(root);
  await hostAdapter({}).adapt(context as unknown as Parameters<IAdapter["adapt"]>[0]);
  process.chdir(project);
  const { files } = JSON.parse(readFileSync(join(root, "build/routes.json"), "utf8")) as Manifest;

  expect(files).toHaveProperty(["/.well-known/security.txt"]);
  expect(existsSync(join(root, "build/server.cjs"))).toBe(true);
  expect(existsSync(join(root, "build/enquiries.cjs"))).toBe(true);
  expect(info).toHaveBeenCalledWith(expect.stringContaining("build/"));
});

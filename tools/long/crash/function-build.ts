import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { functionsManifest, routesManifest, writeFixtureSite } from "../../../test/host/sample-build";
import { emit } from "../../../plugins/gatsby-adapter-standalone/emit/emit";

const ENTRY = ".cache/functions/enquiry.js";

/**
 * A build of the real server and of a function that takes enquiries, with few pages.
 * @param source the function's file, from the root of the project
 */
export async function makeFunctionBuild(source: string): Promise<{ build: string; remove: () => void }> {
  const root = writeFixtureSite(mkdtempSync(join(tmpdir(), "site-")));
  writeFileSync(
    join(root, "src/api/enquiry.ts"),
    `export { background, config, default } from ${JSON.stringify(resolve(source))};`,
  );
  const built = {
    routesManifest: [
      ...routesManifest,
      { type: "function" as const, path: "/api/enquiry", functionId: "enquiry" },
    ],
    functionsManifest: [
      ...functionsManifest,
      { functionId: "enquiry", name: "/api/enquiry", pathToEntryPoint: ENTRY, requiredFiles: [ENTRY] },
    ],
  };
  await emit(root, built, { server: resolve("plugins/gatsby-adapter-standalone/host/server.ts") });
  return { build: join(root, "build"), remove: () => rmSync(root, { recursive: true, force: true }) };
}

import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { functionsManifest, makeFixtureSite, routesManifest } from "../../../test/host/sample-build";
import { emit } from "../../../plugins/gatsby-adapter-standalone/emit/emit";

const SOURCE = resolve("tools/long/crash/impatient-function.ts");
const ENTRY = ".cache/functions/enquiry.js";

/** A build of the real server and the real function, with few pages and little patience. */
export async function makeImpatientBuild(): Promise<{ build: string; remove: () => void }> {
  const { root, remove } = makeFixtureSite();
  writeFileSync(
    join(root, "src/api/enquiry.ts"),
    `export { background, config, default } from ${JSON.stringify(SOURCE)};`,
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
  await emit(root, built, false, {
    "server.cjs": resolve("plugins/gatsby-adapter-standalone/host/server.ts"),
  });
  return { build: join(root, "build"), remove };
}

import { writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { FunctionsManifest } from "gatsby";
import { FORMER_OUTBOX_VARIABLE } from "../../../functions/env";
import { SECURITY_HEADERS } from "../policy/headers";
import { NO_UPLOADS } from "../policy/uploads";

/**
 * Wraps Gatsby's bundles in what our own server does for every function: Netlify's header rules do not apply to
 * functions, and Gatsby's bundles would parse uploads. Unsets the outbox as well: no worker runs on Netlify to send
 * what it holds, and nobody would notice.
 * @returns the manifest with the wrapped functions
 */
export async function guardFunctions(root: string, functions: FunctionsManifest): Promise<FunctionsManifest> {
  return Promise.all(
    functions.map(async (definition) => {
      const { pathToEntryPoint: bundle } = definition;
      const guarded = join(dirname(bundle), `guarded-${basename(bundle)}`);
      await writeFile(join(root, guarded), guardSource(basename(bundle)));
      return {
        ...definition,
        pathToEntryPoint: guarded,
        requiredFiles: [...definition.requiredFiles, guarded],
      };
    }),
  );
}

function guardSource(bundle: string): string {
  return `delete process.env.ENQUIRY_OUTBOX;
delete process.env.${FORMER_OUTBOX_VARIABLE};
const loaded = require(${JSON.stringify(`./${bundle}`)});
const answer = loaded.default || loaded;
const headers = ${JSON.stringify(SECURITY_HEADERS)};
const refusal = ${JSON.stringify(JSON.stringify(NO_UPLOADS))};

module.exports = function guarded(request, response) {
  for (const name of Object.keys(headers)) response.setHeader(name, headers[name]);
  const type = String(request.headers["content-type"] || "").trim().toLowerCase();
  if (!type.startsWith("multipart/")) return answer(request, response);
  response.statusCode = 415;
  response.setHeader("cache-control", "no-store");
  response.setHeader("content-type", "application/json; charset=utf-8");
  response.end(refusal);
};
`;
}

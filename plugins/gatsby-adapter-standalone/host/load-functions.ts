import { createRequire } from "node:module";
import { join } from "node:path";
import express from "express";
import type { Request, RequestHandler, Response, Router } from "express";
import type { GatsbyFunctionConfig } from "gatsby";
import type { FunctionRoute } from "../manifest";
import { NO_UPLOADS } from "../policy/uploads";
import { dropBody } from "./drop-body";

/** Work that a function does beside requests, from the moment the server listens. */
type Background = {
  /**
   * Called once, when the server stops: resolves when the work is in a safe state. It has ten seconds.
   * @param answered resolves when every request has its answer, and no further one can come
   */
  stop(answered: Promise<void>): Promise<void>;
};

/** What a file of `src/api` exports. `background` is for this server alone: other hosts never start it. */
type FunctionModule = {
  default: (request: Request, response: Response) => unknown;
  config?: GatsbyFunctionConfig;
  background?: () => Background;
};

export type LoadedFunction = FunctionModule & { path: string };

/**
 * Loads the bundles, once, so that a function's module state lasts as long as the server.
 * @throws an Error that names the function that cannot be loaded
 */
export function loadFunctions(root: string, routes: readonly FunctionRoute[]): LoadedFunction[] {
  const load = createRequire(join(root, "routes.json"));
  return routes.map(({ path, file }) => {
    try {
      return { ...(load(`./${file}`) as FunctionModule), path };
    } catch (error) {
      throw new Error(`The function ${path} cannot be loaded: ${(error as Error).message}`, { cause: error });
    }
  });
}

/** Mounts the functions at their paths. As on Gatsby's own server, they get Express's request and response. */
export function mountFunctions(router: Router, functions: readonly LoadedFunction[]): void {
  for (const { path, default: answer, config } of functions) {
    router.all(path, refuseMultipart, ...bodyParsers(config), async (request, response) => {
      await answer(request, response);
      dropBody(request);
    });
  }
}

/** No function of this site takes uploads, so none are parsed. */
const refuseMultipart: RequestHandler = (request, response, next) => {
  if (!request.headers["content-type"]?.trim().toLowerCase().startsWith("multipart/")) return next();
  response.status(415).set("cache-control", "no-store").json(NO_UPLOADS);
};

/** The parsers and limits of Gatsby's server, unless the function's `config` changes them. */
function bodyParsers(config: GatsbyFunctionConfig | undefined): RequestHandler[] {
  const { raw, text, urlencoded, json } = config?.bodyParser ?? {};
  const limit = "100kb";
  return [
    express.raw(raw ?? { limit }),
    express.text(text ?? { limit }),
    express.urlencoded(urlencoded ?? { limit, extended: true }),
    express.json(json ?? { limit }),
  ];
}

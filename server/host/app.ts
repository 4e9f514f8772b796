import { STATUS_CODES } from "node:http";
import express from "express";
import type { ErrorRequestHandler, Express, RequestHandler, Response } from "express";
import { describeError, log } from "../../functions/log";
import { isRead } from "./files";
import type { Files } from "./files";
import { mountFunctions } from "./functions";
import type { LoadedFunction } from "./functions";
import type { Site } from "./site";
import { readTarget } from "./target";
import type { Trust } from "./trust";

type Parts = {
  site: Site;
  files: Files;
  functions: readonly LoadedFunction[];
  trustProxy: Trust;
  /** Whether the server takes requests, or is about to end. */
  isReady: () => boolean;
};

/** Everything but the short way to small files: health, functions, redirects, large files, refusals. */
export function createApp({ site, files, functions, trustProxy, isReady }: Parts): Express {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.enable("strict routing");
  app.enable("case sensitive routing");
  app.set("trust proxy", trustProxy);

  app.use((_request, response, next) => {
    response.set(site.manifest.headers);
    next();
  });
  app.all("/healthz", (_request, response) => {
    answer(response, isReady() ? 200 : 503, isReady() ? "ok" : "stopping");
  });
  mountFunctions(app, functions);
  app.use(answerFromSite(site, files));
  app.use(answerError);
  return app;
}

function answerFromSite(site: Site, files: Files): RequestHandler {
  return (request, response) => {
    const target = readTarget(request.url);
    if (!target) return answer(response, 400);
    const moved = isRead(request) ? site.moved(target) : undefined;
    if (moved) {
      response.set({ location: moved.location, "cache-control": "public, max-age=0, must-revalidate" });
      return answer(response, moved.status);
    }
    const file = site.file(target.path);
    if (!file) return files.sendNotFound(request, response);
    if (isRead(request)) return files.send(request, response, file);
    response.set("allow", "GET, HEAD");
    return answer(response, 405);
  };
}

/** What was meant for a file that cannot be sent after all. */
const FILE_HEADERS = ["accept-ranges", "cache-control", "content-encoding", "etag"];

/** What Express and its parsers refuse, and what a function has thrown. Nobody is told more than the status. */
const answerError: ErrorRequestHandler = (error: unknown, request, response, next) => {
  const { status, headers } = refusal(error);
  if (status >= 500) log("error", { path: request.path, error: describeError(error) }, "error");
  if (response.headersSent) return next(error);
  for (const name of FILE_HEADERS) response.removeHeader(name);
  response.set(headers);
  answer(response, status);
};

/** @returns the status and headers that an error asks for, if it is one of those that blame the client */
function refusal(error: unknown): { status: number; headers: Record<string, string> } {
  const { status, headers } = Object(error) as { status?: unknown; headers?: Record<string, string> };
  const isRefusal = typeof status === "number" && status >= 400 && status < 500;
  return isRefusal ? { status, headers: headers ?? {} } : { status: 500, headers: {} };
}

/** An answer that says nothing but its status; unless told otherwise it is not to be kept. */
function answer(response: Response, status: number, text = STATUS_CODES[status] ?? ""): void {
  if (!response.hasHeader("cache-control")) response.set("cache-control", "no-store");
  response.status(status).type("text/plain").send(`${text}\n`);
}

import { STATUS_CODES } from "node:http";
import express from "express";
import type { ErrorRequestHandler, Express, RequestHandler, Response } from "express";
import { describeError, log } from "../../../functions/log";
import { isRead } from "./serve-files";
import type { Files } from "./serve-files";
import { mountFunctions } from "./load-functions";
import type { LoadedFunction } from "./load-functions";
import type { Site } from "./built-site";
import { readTarget } from "./request-target";

type Parts = {
  site: Site;
  files: Files;
  functions: readonly LoadedFunction[];
  /** False once the server is stopping. */
  isReady: () => boolean;
};

/** Answers what the file cache does not: health, functions, redirects, large files and ranges, errors. */
export function createApp({ site, files, functions, isReady }: Parts): Express {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.enable("strict routing");
  app.enable("case sensitive routing");

  app.use((_request, response, next) => {
    response.set(site.manifest.headers);
    next();
  });
  app.all("/healthz", (_request, response) => {
    if (isReady()) answer(response, 200, "ok");
    else answer(response, 503, "stopping");
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
    if (!file) return files.sendNotFound(request, response, target.path);
    if (isRead(request)) return files.send(request, response, file);
    response.set("allow", "GET, HEAD");
    return answer(response, 405);
  };
}

/** Headers of a file, removed from the answer when sending it fails. */
const FILE_HEADERS = ["accept-ranges", "cache-control", "content-encoding", "etag"];

/** Answers what Express and its parsers refuse, and what a function has thrown, with nothing but the status. */
const answerError: ErrorRequestHandler = (error: unknown, request, response, next) => {
  const { status, headers } = refusal(error);
  if (status >= 500) log("error", { path: request.path, error: describeError(error) }, "error");
  if (response.headersSent) return next(error);
  for (const name of FILE_HEADERS) response.removeHeader(name);
  response.set(headers);
  answer(response, status);
};

type Refusal = { status?: unknown; headers?: Record<string, string>; syscall?: string };

/** @returns the status and headers that a client error asks for, else 500, also for a file of the site that is gone */
function refusal(error: unknown): { status: number; headers: Record<string, string> } {
  const { status, headers, syscall } = Object(error) as Refusal;
  const isRefusal = typeof status === "number" && status >= 400 && status < 500 && syscall === undefined;
  return isRefusal ? { status, headers: headers ?? {} } : { status: 500, headers: {} };
}

/** A plain answer, which is not cached unless a header says so. */
function answer(response: Response, status: number, text = STATUS_CODES[status] ?? ""): void {
  if (!response.hasHeader("cache-control")) response.set("cache-control", "no-store");
  response.status(status).type("text/plain").send(`${text}\n`);
}

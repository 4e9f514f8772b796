import type { IncomingMessage, ServerResponse } from "node:http";
import type { Request, Response } from "express";
import type { FileRoute } from "../manifest";
import { bodyHeaders, fileHeaders, FileCache, isRangeWanted } from "./file-cache";
import { chooseVariant } from "./negotiate";
import type { Site } from "./built-site";
import { readTarget } from "./request-target";

/** Serves the site's files: small ones from the file cache, large ones and ranges by Express's file sender. */
export class Files {
  private readonly cache: FileCache;

  constructor(private readonly site: Site) {
    this.cache = new FileCache(site);
  }

  /**
   * Answers from the file cache, before Express sees the request.
   * @returns false, with nothing done, if the request is not for a whole small file
   */
  answerFromCache(request: IncomingMessage, response: ServerResponse): boolean {
    if (!isRead(request)) return false;
    const target = readTarget(request.url ?? "");
    const route = target && this.site.file(target.path);
    return route !== undefined && this.cache.answer(request, response, route);
  }

  /** Sends a file that `answerFromCache` did not. It is opened only once earlier answers on the connection are sent. */
  send(request: Request, response: Response, route: FileRoute): void {
    if (response.socket === null) {
      response.once("socket", () => this.send(request, response, route));
      return;
    }
    const variant = chooseVariant(route.variants, request.headers["accept-encoding"]);
    if (!isRangeWanted(request)) delete request.headers.range;
    response.set({ ...fileHeaders(this.site, route, variant), ...bodyHeaders(route, variant) });
    response.sendFile(this.site.place(route, variant), {
      cacheControl: false,
      dotfiles: "allow",
      etag: false,
      lastModified: false,
    });
  }

  sendNotFound(request: Request, response: Response, path: string): void {
    const route = this.site.notFound(path);
    response.status(404);
    if (!this.cache.answer(request, response, route, 404)) this.send(request, response, route);
  }
}

export function isRead({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

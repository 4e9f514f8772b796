import type { IncomingMessage, ServerResponse } from "node:http";
import type { Request, Response } from "express";
import { SUFFIX } from "../manifest";
import type { FileRoute } from "../manifest";
import { bodyHeaders, fileHeaders, Memory } from "./memory";
import { chooseVariant } from "./negotiate";
import type { Site } from "./site";
import { readTarget } from "./target";

/** Serves the site's files: small ones out of memory, large ones and parts by Express's own file sender. */
export class Files {
  private readonly memory: Memory;

  constructor(private readonly site: Site) {
    this.memory = new Memory(site);
  }

  /**
   * The short way, ahead of Express: answers if a whole small file is asked for.
   * @returns false, with nothing done, if anything else is
   */
  answerFast(request: IncomingMessage, response: ServerResponse): boolean {
    if (!isRead(request)) return false;
    const target = readTarget(request.url ?? "");
    const route = target && this.site.file(target.path);
    return route !== undefined && this.memory.answer(request, response, route);
  }

  /** The long way, for what `answerFast` has left. */
  send(request: Request, response: Response, route: FileRoute): void {
    const variant = chooseVariant(route.variants, request.headers["accept-encoding"]);
    response.set({ ...fileHeaders(this.site, route, variant), ...bodyHeaders(route, variant) });
    response.sendFile(this.site.place(route) + SUFFIX[variant.coding], {
      cacheControl: false,
      dotfiles: "allow",
      etag: false,
      lastModified: false,
    });
  }

  sendNotFound(request: Request, response: Response): void {
    const route = this.site.manifest.notFound;
    response.status(404);
    if (!this.memory.answer(request, response, route, 404)) this.send(request, response, route);
  }
}

export function isRead({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

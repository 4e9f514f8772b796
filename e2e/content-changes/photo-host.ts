import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { STOCK } from "./site/changes";

const TYPES = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" } as const;

/** What was asked of the host: each photo's path with its parameters, in order. */
type Asked = { path: string; parameters: Record<string, string> };

/** A host of one photo on this machine, which makes it in the size and format that the parameters name. */
export async function startPhotoHost() {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", STOCK.origin);
    const { w, h, fm } = Object.fromEntries(searchParams);
    const format = Object.keys(TYPES).find((known) => known === fm) as keyof typeof TYPES | undefined;
    if (STOCK.origin + pathname !== STOCK.photo || !format) return void response.writeHead(404).end();
    asked.push({ path: pathname, parameters: Object.fromEntries(searchParams) });
    const create = { width: Number(w), height: Number(h), channels: 3, background: "#204060" } as const;
    const made = sharp({ create }).toFormat(format).toBuffer();
    made.then(
      (body) => response.writeHead(200, { "content-type": TYPES[format] }).end(body),
      () => response.writeHead(400).end(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;

  /**
   * Redirects a page's requests for the photo to this host; the browser still decides whether the page may make them.
   */
  const standIn = (page: Page) =>
    page.route(`${STOCK.origin}/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill({
        response: await route.fetch({ url: `http://127.0.0.1:${port}${pathname}${search}` }),
      });
    });
  const stop = () => new Promise((closed) => server.close(closed));
  return { asked, standIn, stop };
}

import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { SITE_URL } from "./journey-servers";

/** Serves the site's documents, and nothing else of it, in two pieces: `cut` says where, `finish` sends the second. */
export async function serveInPieces(paths: readonly string[], cut: (html: string) => number) {
  let sendRest: (() => void) | undefined;
  const server = createServer((request, response) => {
    if (!paths.includes(request.url ?? "")) return void response.writeHead(404).end();
    void fetch(SITE_URL + request.url)
      .then((whole) => whole.text())
      .then((html) => {
        const at = cut(html);
        response.writeHead(200, { "Content-Type": "text/html" }).write(html.slice(0, at));
        sendRest = () => response.end(html.slice(at));
      });
  }).listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, finish: () => sendRest?.(), close: () => server.close() };
}

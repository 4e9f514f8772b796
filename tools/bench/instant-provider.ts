import { createServer } from "node:http";

/**
 * A provider that accepts every call at once. Run in a process of its own, with `PORT`. (The local inbox checks and
 * stores every mail, which would be measured as well.)
 */
createServer((request, response) => {
  request.resume();
  request.on("end", () => {
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end('{"id":"49a3999c-0ce1-4ea6-ab68-afcd6dc2e794"}');
  });
}).listen(Number(process.env.PORT), "127.0.0.1");

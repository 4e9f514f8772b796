import { createServer } from "node:http";
import { serveForTests } from "../../test/functions/served-handler";
import { freePort } from "./ports";
import { stopAll, type Started } from "./processes";
import { freePlaces, inboxFor, sendingTo, untilUp, urlOf, whileRunning } from "./services";

const runs = new Promise<never>(() => undefined);
const program = (ended: Started["ended"]): Started => ({
  name: "Site",
  ended,
  output: () => "EADDRINUSE",
  follow: () => undefined,
});

afterEach(stopAll);

test("a server is up as soon as it answers, with whatever status", async () => {
  const server = createServer((_, response) => response.writeHead(500).end());
  const port = await freePort();
  setTimeout(() => server.listen(port, "localhost"), 150);
  await untilUp(program(runs), urlOf("localhost", port));
  expect(server.listening).toBe(true);
  await new Promise((done) => server.close(done));
});

test("a server that ends before it answers is an error with its output", async () => {
  const ended = Promise.resolve({ code: 1, output: "EADDRINUSE" });
  await expect(untilUp(program(ended), "http://localhost:1")).rejects.toThrow(
    "Site ended with code 1\nEADDRINUSE",
  );
});

test("a server that does not answer within a minute is an error", async () => {
  jest.spyOn(Date, "now").mockReturnValueOnce(0);
  await expect(untilUp(program(runs), "http://localhost:1")).rejects.toThrow(
    "Site did not answer at http://localhost:1 within 60 s",
  );
});

test("when one server ends, it is an error", async () => {
  const ended = Promise.resolve({ code: 3, output: "out of memory" });
  await expect(whileRunning([program(runs), program(ended)])).rejects.toThrow(
    "Site ended with code 3\nout of memory",
  );
});

test.each(["PORT", "MAIL_INBOX_PORT"])(
  "a %s in use is an error that says how to choose another",
  async (name) => {
    const { port, close } = await serveForTests(() => undefined);

    await expect(freePlaces({ [name]: String(port) }, await freePort(), "npm start")).rejects.toThrow(
      `Port ${port} is in use: choose another with ${name}=${port + 10} npm start`,
    );
    await close();
  },
);

test("one port for both servers is an error", async () => {
  await expect(freePlaces({ PORT: "9001" }, 9000, "npm start")).rejects.toThrow(
    "PORT and MAIL_INBOX_PORT are both 9001",
  );
});

test("a server that listens everywhere is reached at localhost", () => {
  expect([urlOf("0.0.0.0", 9000), urlOf("::1", 9000), urlOf("example.local", 80)]).toEqual([
    "http://localhost:9000",
    "http://localhost:9000",
    "http://example.local:80",
  ]);
});

test("mail goes only to the local inbox", () => {
  expect(sendingTo(9001)).toEqual({
    RESEND_API_KEY: "re_local_sample",
    RESEND_BASE_URL: "http://localhost:9001",
  });
});

test("a site on this machine keeps away from a real one's outbox, Redis and page views", async () => {
  const { env } = await inboxFor("http://localhost:9000", await freePort());
  expect(env).toMatchObject({
    ENQUIRY_OUTBOX: "data/local-enquiries",
    REDIS_URL: "",
    INSIGHTS_UPSTREAM: "",
  });
});

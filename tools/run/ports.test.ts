import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { freePort, isFree, portFrom } from "./ports";

test("a port comes from its variable, or from the fallback when that is blank", () => {
  expect(portFrom({ PORT: " 8080 " }, "PORT", 9000)).toBe(8080);
  expect(portFrom({ PORT: "" }, "PORT", 9000)).toBe(9000);
  expect(portFrom({}, "PORT", 9000)).toBe(9000);
});

test.each(["0", "65536", "80a", "-1", "8e3", "9000.5"])("%s is refused as a port", (text) => {
  expect(() => portFrom({ PORT: text }, "PORT", 9000)).toThrow(`PORT=${text} is not a port`);
});

test.each(["127.0.0.1", "0.0.0.0"])(
  "a port held on %s is busy, and free once it is released",
  async (host) => {
    const server = createServer().listen(0, host);
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    expect(await isFree(port)).toBe(false);
    await new Promise((done) => server.close(done));
    expect(await isFree(port)).toBe(true);
  },
);

test("free ports asked for at once differ", async () => {
  const ports = await Promise.all([freePort(), freePort(), freePort()]);
  expect(new Set(ports).size).toBe(3);
});

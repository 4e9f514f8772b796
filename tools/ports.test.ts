/** @jest-environment node */
import { createServer, type AddressInfo, type Server } from "node:net";
import { isFree, portFrom, requireFreePorts } from "./ports";

function listenOn(host: string): Promise<{ server: Server; port: number }> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, host, () => resolve({ server, port: (server.address() as AddressInfo).port }));
  });
}

test("a port comes from its variable, or from the fallback when that is blank", () => {
  expect(portFrom({ PORT: " 8080 " }, "PORT", 9000)).toBe(8080);
  expect(portFrom({ PORT: "" }, "PORT", 9000)).toBe(9000);
  expect(portFrom({}, "PORT", 9000)).toBe(9000);
});

test.each(["0", "65536", "80a", "-1", "8e3", "9000.5"])("%s is refused as a port", (text) => {
  expect(() => portFrom({ PORT: text }, "PORT", 9000)).toThrow(`PORT=${text} is no port`);
});

test.each(["127.0.0.1", "0.0.0.0"])("a port held on %s is busy, and free once it is let go", async (host) => {
  const { server, port } = await listenOn(host);
  expect(await isFree(port)).toBe(false);
  await new Promise((done) => server.close(done));
  expect(await isFree(port)).toBe(true);
});

test("every busy port is named, with what wanted it and how to choose another", async () => {
  const { server, port } = await listenOn("127.0.0.1");
  const wanted = [
    { use: "site", variable: "PORT", port },
    { use: "mail inbox", variable: "MAIL_INBOX_PORT", port },
  ];
  await expect(requireFreePorts(wanted, "npm start")).rejects.toThrow(
    [
      `Port ${port} (site) is in use: choose another with PORT=${port + 10} npm start`,
      `Port ${port} is wanted for both site and mail inbox: choose another with MAIL_INBOX_PORT=${port + 10} npm start`,
    ].join("\n"),
  );
  await new Promise((done) => server.close(done));
});

test("free ports are no reason to complain", async () => {
  const { server, port } = await listenOn("127.0.0.1");
  await new Promise((done) => server.close(done));
  await expect(
    requireFreePorts([{ use: "site", variable: "PORT", port }], "npm start"),
  ).resolves.toBeUndefined();
});

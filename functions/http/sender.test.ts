import type { IncomingMessage } from "node:http";
import { readTrust, senderAddress, senderNetwork, widerNetwork } from "./sender";

const request = (remoteAddress: string | undefined, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { "x-forwarded-for": forwarded } }) as unknown as IncomingMessage;

test.each([
  [undefined, "10.0.0.1"],
  ["false", "10.0.0.1"],
  ["true", "1.1.1.1"],
  ["0", "10.0.0.1"],
  ["1", "2.2.2.2"],
  ["2", "1.1.1.1"],
  ["10.0.0.1", "2.2.2.2"],
  ["10.0.0.0/8, 2.2.2.2", "1.1.1.1"],
  ["uniquelocal", "2.2.2.2"],
  ["loopback", "10.0.0.1"],
])("with TRUST_PROXY=%s the sender is %s", (trusted, address) => {
  const forwarded = request("10.0.0.1", "1.1.1.1, 2.2.2.2");

  expect(senderAddress(forwarded, readTrust(trusted))).toBe(address);
});

test.each(["10.0.0.2:443", '"10.0.0.2:443"', "[fd00::2]:443"])("%s is a proxy that is named", (proxy) => {
  const forwarded = request("10.0.0.1", `1.1.1.1:5000, ${proxy}`);

  expect(senderAddress(forwarded, readTrust("uniquelocal"))).toBe("1.1.1.1:5000");
});

test("without the header the peer is the sender, whoever is trusted", () => {
  expect(senderAddress(request("::1"), readTrust("true"))).toBe("::1");
});

test.each(["somebody", "10.0.0.0/64", "1.1.1.1,,", "1, 2"])("%s is nobody to trust", (value) => {
  expect(() => readTrust(value)).toThrow(TypeError);
});

test("a closed socket names no sender", () => {
  expect(senderAddress(request(undefined, "1.1.1.1"), readTrust("true"))).toBe("unknown");
});

test("without a socket the platform's own header counts", () => {
  const headers = { "x-nf-client-connection-ip": "3.3.3.3" };

  expect(senderAddress({ headers } as unknown as IncomingMessage, readTrust(undefined))).toBe("3.3.3.3");
  expect(senderAddress({ headers: {} } as unknown as IncomingMessage, readTrust(undefined))).toBe("unknown");
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002::9", "2001:db8:1:2::/64"],
  ["::1", "0:0:0:0::/64"],
  ["203.0.113.7:1001", "203.0.113.7"],
  ['"203.0.113.7"', "203.0.113.7"],
  ["[2001:db8:1:2::9]:1001", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::9]", "2001:db8:1:2::/64"],
  ["unknown", "unknown"],
  ["_hidden", "unknown"],
  ["made up", "unknown"],
])("%s belongs to %s", (address, network) => {
  expect(senderNetwork(address)).toBe(network);
});

test.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["::1", "0:0:0::/48"],
  ["203.0.113.7", undefined],
  ["unknown", undefined],
])("the network of %s is part of %s", (address, wider) => {
  expect(widerNetwork(senderNetwork(address))).toBe(wider);
});

import { readTrust } from "../../../functions/http/sender";
import { useLog } from "../../../test/functions/log";
import { useHost } from "../../../test/host/started-host";

const logged = useLog();

describe.each([
  ["x-forwarded-for", "203.0.113.7"],
  ["forwarded", "for=203.0.113.7"],
  ["x-real-ip", "203.0.113.7"],
])("with %s", (header, value) => {
  const direct = useHost();

  test("a proxy that is not trusted is warned of, once", async () => {
    await direct.get("/");
    await direct.get("/", { [header]: value });
    await direct.get("/", { [header]: value });

    expect(logged()).toMatchObject([{ level: "warn", event: "untrusted-proxy", header }]);
  });
});

describe.each([
  ["127.0.0.0/8", 0],
  ["true", 0],
  ["1", 0],
  ["10.0.0.0/8", 1],
  ["0", 1],
])("with TRUST_PROXY=%s", (trusted, warnings) => {
  const behindProxy = useHost({ trust: readTrust(trusted) });

  test(`a proxy on this machine is warned of ${warnings} times`, async () => {
    await behindProxy.get("/", { "x-forwarded-for": "203.0.113.7" });

    expect(logged()).toHaveLength(warnings);
  });
});

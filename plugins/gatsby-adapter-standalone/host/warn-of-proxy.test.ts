import { useLog } from "../../../test/functions/log";
import { useHost } from "../../../test/host/started-host";

const logged = useLog();
const behindProxy = useHost({ trustsProxy: true });

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

test("with TRUST_PROXY a proxy is no reason for a warning", async () => {
  await behindProxy.get("/", { "x-forwarded-for": "203.0.113.7" });

  expect(logged()).toEqual([]);
});

/** @jest-environment node */
import { useLog } from "../../../test/functions/log";
import { useHost } from "../../../test/host/started-host";

const direct = useHost();
const behindProxy = useHost({ trustsProxy: true });
const logged = useLog();

const forwarded = { "x-forwarded-for": "203.0.113.7" };

test("a proxy that is not trusted is warned of, once", async () => {
  await direct.get("/");
  await direct.get("/", forwarded);
  await direct.get("/", forwarded);

  expect(logged()).toMatchObject([{ level: "warn", event: "untrusted-proxy", header: "x-forwarded-for" }]);
});

test("a proxy that is trusted is no reason for a warning", async () => {
  await behindProxy.get("/", forwarded);

  expect(logged()).toEqual([]);
});

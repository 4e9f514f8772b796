/** @jest-environment node */
import { useHost } from "../../../test/host/started-host";

const direct = useHost();
const behindProxy = useHost({ trustsProxy: true });
let write: jest.SpyInstance;

beforeEach(() => {
  write = jest.spyOn(process.stdout, "write").mockReturnValue(true);
});

afterEach(() => write.mockRestore());

const forwarded = { "x-forwarded-for": "203.0.113.7" };

test("a proxy that is not trusted is warned of, once", async () => {
  await direct.get("/");
  await direct.get("/", forwarded);
  await direct.get("/", forwarded);

  expect(write).toHaveBeenCalledTimes(1);
  expect(JSON.parse(String(write.mock.calls[0]![0]))).toMatchObject({
    level: "warn",
    event: "untrusted-proxy",
    header: "x-forwarded-for",
  });
});

test("a proxy that is trusted is no reason for a warning", async () => {
  await behindProxy.get("/", forwarded);

  expect(write).not.toHaveBeenCalled();
});

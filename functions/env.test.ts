import {
  isPrivate,
  outboxAddress,
  readLimitEnv,
  readMailEnv,
  readMailEventSecret,
  readOutboxEnv,
  folderOf,
  readWebhookEnv,
  RUNTIME_VARIABLES,
} from "./env";

beforeEach(() => {
  for (const name of RUNTIME_VARIABLES) delete process.env[name];
});

test("what is not set, or blank, is undefined", () => {
  process.env.ENQUIRY_TO = "  ";
  process.env.ENQUIRY_OUTBOX = "";

  expect(readMailEnv()).toEqual({
    key: undefined,
    baseUrl: undefined,
    from: undefined,
    to: undefined,
    callsPerSecond: 5,
    redisUrl: undefined,
  });
  expect(readLimitEnv()).toEqual({
    limit: 10,
    confirmationLimit: 3,
    redisUrl: undefined,
    trustProxy: undefined,
  });
  expect(readOutboxEnv()).toBeUndefined();
});

test("values are read anew each time, without blanks around them", () => {
  process.env.RESEND_API_KEY = " re_123\n";
  process.env.RESEND_BASE_URL = "http://localhost:9001";
  process.env.ENQUIRY_FROM = "Site <site@example.com>";
  process.env.ENQUIRY_TO = "inbox@example.com";
  process.env.ENQUIRY_FALLBACK_TO = "second@example.com";
  process.env.ENQUIRY_LIMIT = "25";
  process.env.CONFIRMATION_LIMIT = "2";
  process.env.RESEND_CALLS_PER_SECOND = "20";
  process.env.REDIS_URL = "redis://localhost";
  process.env.TRUST_PROXY = "loopback";
  process.env.ENQUIRY_OUTBOX = "data/enquiries";

  expect(readMailEnv()).toEqual({
    key: "re_123",
    baseUrl: "http://localhost:9001",
    from: "Site <site@example.com>",
    to: "inbox@example.com",
    fallbackTo: "second@example.com",
    callsPerSecond: 20,
    redisUrl: "redis://localhost",
  });
  expect(readLimitEnv()).toEqual({
    limit: 25,
    confirmationLimit: 2,
    redisUrl: "redis://localhost",
    trustProxy: "loopback",
  });
  expect(readOutboxEnv()).toBe("data/enquiries");
});

test.each(["0", "-1", "2.5", "many", "Infinity"])("the limit %s counts as not set", (limit) => {
  Object.assign(process.env, {
    ENQUIRY_LIMIT: limit,
    CONFIRMATION_LIMIT: limit,
    RESEND_CALLS_PER_SECOND: limit,
  });

  expect(readLimitEnv()).toMatchObject({ limit: 10, confirmationLimit: 3 });
  expect(readMailEnv().callsPerSecond).toBe(5);
});

test("beside an outbox in Redis there is the default folder, beside a folder no other", () => {
  expect(readOutboxEnv()).toBeUndefined();
  for (const address of [
    "redis://localhost:6379",
    "REDIS://localhost",
    "rediss://user:secret@redis.example/1",
  ]) {
    process.env.ENQUIRY_OUTBOX = address;
    expect(readOutboxEnv()).toBe(address);
    expect(folderOf(address)).toBe("data/enquiries");
  }
  expect(folderOf("redis")).toBe("redis");
});

test.each<[env: NodeJS.ProcessEnv, folder: string | undefined]>([
  [{ ENQUIRY_OUTBOX: "  " }, undefined],
  [{}, "data/enquiries"],
  [{ ENQUIRY_OUTBOX: " /var/outbox " }, "/var/outbox"],
  [{ ENQUIRY_OUTBOX: "" }, undefined],
  [{ ENQUIRY_JOURNAL: "/var/journal" }, "/var/journal"],
  [{ ENQUIRY_JOURNAL: "" }, undefined],
  [{ ENQUIRY_OUTBOX: "", ENQUIRY_JOURNAL: "/var/journal" }, undefined],
  [{ ENQUIRY_OUTBOX: "/var/outbox", ENQUIRY_JOURNAL: "/var/journal" }, "/var/outbox"],
])(
  "with %j the outbox is %s: the variable's former name counts where the new one is not set",
  (env, folder) => {
    expect(outboxAddress(env)).toBe(folder);
    Object.assign(process.env, env);
    expect(readOutboxEnv()).toBe(Object.keys(env).length === 0 ? undefined : folder);
  },
);

test("the provider's events need their secret, other systems an address and a secret", () => {
  expect([readMailEventSecret(), readWebhookEnv()]).toEqual([undefined, undefined]);
  process.env.ENQUIRY_WEBHOOK_URL = "https://crm.example/hook";
  expect(readWebhookEnv()).toBeUndefined();
  process.env.ENQUIRY_WEBHOOK_SECRET = "whsec_YQ==";
  process.env.RESEND_WEBHOOK_SECRET = "whsec_Yg==";

  expect(readWebhookEnv()).toEqual({ url: "https://crm.example/hook", secret: "whsec_YQ==" });
  expect(readMailEventSecret()).toBe("whsec_Yg==");
});

test.each([
  ["https://mail.example", true],
  ["http://localhost:9001", true],
  ["http://site.localhost", true],
  ["http://127.0.0.2", true],
  ["http://[::1]:80", true],
  ["http://mail.example", false],
  ["http://localhost.example", false],
])("%s is private: %s", (url, expected) => {
  expect(isPrivate(url)).toBe(expected);
});

import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { useLog } from "../../../test/functions/log";
import { useFolder } from "../../../test/folders";
import { ConfigError, readConfig } from "./host-config";
import { prepareOutbox } from "./outbox-folder";

const logged = useLog();
const root = useFolder("outbox");
const BUILD = "/srv/site/release-1";
const secret = `whsec_${Buffer.alloc(24, "a").toString("base64")}`;

test.each([{}, { HOST: " ", PORT: "", TRUST_PROXY: "" }])(
  "by default the server listens on localhost, port 9000, and trusts no proxy: %j",
  (env) => {
    const { trust, ...rest } = readConfig(env);

    expect(rest).toEqual({ host: "localhost", port: 9000 });
    expect(trust("127.0.0.1", 0)).toBe(false);
  },
);

test.each([
  ["1", true],
  ["true", true],
  ["false", false],
  ["loopback, 10.0.0.0/8", true],
])("with TRUST_PROXY=%s, whether a proxy on this machine is believed is %s", (text, isTrusted) => {
  expect(readConfig({ TRUST_PROXY: text }).trust("127.0.0.1", 0)).toBe(isTrusted);
});

test.each([
  [{ PORT: "http" }, "PORT=http is not a port"],
  [{ PORT: "-1" }, "PORT=-1 is not a port"],
  [{ PORT: "65536" }, "PORT=65536 is not a port"],
  [{ PORT: "80.5" }, "PORT=80.5 is not a port"],
  [{ TRUST_PROXY: "the balancer" }, "TRUST_PROXY=the balancer does not name proxies"],
  [{ TRUST_PROXY: "10.0.0.0/99" }, "TRUST_PROXY=10.0.0.0/99 does not name proxies"],
  [{ TRUST_PROXY: "1,2" }, "TRUST_PROXY=1,2 does not name proxies"],
  [{ ENQUIRY_LIMIT: "0" }, "ENQUIRY_LIMIT=0 is not a count"],
  [{ CONFIRMATION_LIMIT: "0" }, "CONFIRMATION_LIMIT=0 is not a count"],
  [{ RESEND_CALLS_PER_SECOND: "fast" }, "RESEND_CALLS_PER_SECOND=fast is not a count"],
  [{ ENQUIRY_LIMIT: "many" }, "ENQUIRY_LIMIT=many is not a count"],
  [{ ENQUIRY_TO: "inbox" }, "ENQUIRY_TO is not one address: give name@site.example or Name <name@site"],
  [{ ENQUIRY_TO: "می\u200cخواهم <inbox>" }, "ENQUIRY_TO is not one address"],
  [{ ENQUIRY_TO: "a@b..example" }, "ENQUIRY_TO is not one address"],
  [{ ENQUIRY_FROM: "Brand <.a@b.example>" }, "ENQUIRY_FROM is not one address"],
  [
    { ENQUIRY_FROM: "Brand <a@b.example\u200e>" },
    "ENQUIRY_FROM holds a character that cannot be seen: type it",
  ],
  [{ ENQUIRY_FALLBACK_TO: "a\u200b@b.example" }, "ENQUIRY_FALLBACK_TO holds a character that cannot be seen"],
  [{ ENQUIRY_TO: "a@b.example, c@d.example" }, "ENQUIRY_TO is not one address"],
  [{ ENQUIRY_FROM: "Brand <hello@>" }, "ENQUIRY_FROM is not one address"],
  [{ ENQUIRY_FALLBACK_TO: "a@b.example;c@d.example" }, "ENQUIRY_FALLBACK_TO is not one address"],
  [
    { RESEND_BASE_URL: "api.example" },
    "RESEND_BASE_URL is not a valid address: it has to begin with https:// or http://",
  ],
  [{ RESEND_WEBHOOK_SECRET: "whsec_secret!" }, "RESEND_WEBHOOK_SECRET is not valid: it begins with whsec_"],
  [{ RESEND_WEBHOOK_SECRET: `${secret}!` }, "RESEND_WEBHOOK_SECRET is not valid"],
  [{ RESEND_WEBHOOK_SECRET: `${secret}a` }, "RESEND_WEBHOOK_SECRET is not valid"],
  [{ ENQUIRY_WEBHOOK_SECRET: "whsec_abcde" }, "ENQUIRY_WEBHOOK_SECRET is not valid"],
  [{ ENQUIRY_WEBHOOK_SECRET: secret.slice(0, -4) }, "base64, of at least 24 bytes"],
  [{ ENQUIRY_WEBHOOK_SECRET: secret }, "ENQUIRY_WEBHOOK_URL and ENQUIRY_WEBHOOK_SECRET belong together"],
  [
    { ENQUIRY_WEBHOOK_URL: "https://crm.example" },
    "ENQUIRY_WEBHOOK_URL and ENQUIRY_WEBHOOK_SECRET belong together",
  ],
  [{ ENQUIRY_WEBHOOK_URL: "http://crm.example" }, "ENQUIRY_WEBHOOK_URL has to begin with https://"],
  [{ INSIGHTS_UPSTREAM: "https://views.example/api/event" }, "INSIGHTS_UPSTREAM names neither Umami nor"],
  [
    { INSIGHTS_UPSTREAM: "ftp://views.example/api/event?domain=a.example" },
    "INSIGHTS_UPSTREAM is not a valid address: it has to begin with https:// or http://",
  ],
  [{ RESEND_BASE_URL: "http://mail.example" }, "RESEND_BASE_URL has to begin with https://, unless it is on"],
  [{ RESEND_BASE_URL: "https://re:secret@mail.example" }, "RESEND_BASE_URL holds a user or a password"],
  [{ ENQUIRY_WEBHOOK_URL: "http://crm:secret@localhost/" }, "ENQUIRY_WEBHOOK_URL holds a user or a password"],
  [{ ENQUIRY_WEBHOOK_URL: "https://secret@crm.example" }, "ENQUIRY_WEBHOOK_URL holds a user or a password"],
  [
    { INSIGHTS_UPSTREAM: "https://:secret@views.example/api/event?domain=a.example" },
    "INSIGHTS_UPSTREAM holds a user or a password",
  ],
  [
    { REDIS_URL: "http://user:secret@redis" },
    "REDIS_URL is no address of a Redis, such as redis://localhost:6379",
  ],
  [{ REDIS_URL: "redis://:sec#ret@redis" }, "in its password #, / and ? are written as %23, %2F and %3F"],
  [{ REDIS_URL: "redis://:secret@redis/prod" }, "REDIS_URL ends with what is no database"],
  [{ REDIS_URL: "redis://:secret@redis/1/2" }, "REDIS_URL ends with what is no database"],
  [{ REDIS_URL: "redis://:50%secret@redis" }, "REDIS_URL holds a % that stands for itself: write it as %25"],
  [{ REDIS_URL: "redis://:50%ffsecret@redis" }, "REDIS_URL holds a % that stands for itself"],
  [{ ENQUIRY_TO: '"inbox@site.example"' }, "ENQUIRY_TO is in quotation marks: leave them out"],
  [{ ENQUIRY_OUTBOX: "'redis://:secret@redis' " }, "ENQUIRY_OUTBOX is in quotation marks"],
  [{ ENQUIRY_OUTBOX: '"data/half' }, "ENQUIRY_OUTBOX is in quotation marks"],
  [{ RESEND_API_KEY: "re_secret\u200b" }, "RESEND_API_KEY holds a character that no key has: copy it again"],
  [{ RESEND_API_KEY: "re_secret re_secret" }, "RESEND_API_KEY holds a character that no key has"],
])("%j is refused in one line", (env, message) => {
  let problem: unknown;
  try {
    readConfig(env);
  } catch (error) {
    problem = error;
  }

  expect(problem).toBeInstanceOf(ConfigError);
  expect((problem as Error).message).toContain(message);
  expect((problem as Error).message).not.toMatch(/\n|secret/);
});

test.each([
  secret,
  ` ${secret.replace("whsec_", "")}\n`,
  `whsec_${Buffer.alloc(25).toString("base64")}`,
  " ",
])("the provider's secret may be %j", (value) => {
  expect(() => readConfig({ RESEND_WEBHOOK_SECRET: value })).not.toThrow();
});

test.each([
  "hello@site.example",
  " hello@site.example ",
  "Brand & Sons <hello@site.example>",
  '"A, B" <a@b.example>',
  "می\u200cخواهم <first.last@mail.b.example>",
  "",
])("sender and inbox may be %j", (mailbox) => {
  const env = { ENQUIRY_FROM: mailbox, ENQUIRY_TO: mailbox, ENQUIRY_FALLBACK_TO: mailbox };

  expect(() => readConfig(env)).not.toThrow();
});

test.each(["https://mail.example", "http://localhost:9001", "http://127.0.0.2", "http://[::1]:9001/"])(
  "the provider's address may be %s",
  (url) => {
    expect(() => readConfig({ RESEND_BASE_URL: url })).not.toThrow();
  },
);

test.each(["redis://localhost", "redis://localhost:6379/", "rediss://:secret@redis.example/15"])(
  "the address of the Redis may be %s",
  (url) => {
    expect(() => readConfig({ REDIS_URL: url })).not.toThrow();
  },
);

test("the outbox's folder is made, and nobody else can read it", async () => {
  const env = { ENQUIRY_OUTBOX: join(root(), "a/b") };
  await prepareOutbox(env, BUILD);

  expect(statSync(env.ENQUIRY_OUTBOX).mode & 0o777).toBe(0o700);
});

test("an outbox that is set empty stays off", async () => {
  const env = { ENQUIRY_OUTBOX: "" };
  await prepareOutbox(env, BUILD);

  expect(env).toEqual({ ENQUIRY_OUTBOX: "" });
});

test.each(["file", "file/below", "/proc/enquiries", "/proc/enquiries/below"])(
  "an outbox at %s cannot be written, which stops the start",
  async (path) => {
    writeFileSync(join(root(), "file"), "");
    const folder = resolve(root(), path);
    const problem: unknown = await prepareOutbox({ ENQUIRY_OUTBOX: folder }, BUILD).catch(
      (error: unknown) => error,
    );

    expect(problem).toBeInstanceOf(ConfigError);
    expect((problem as Error).message).toContain(`the folder ${folder} cannot be written (E`);
  },
);

test("beside an outbox in Redis the server has a folder of its own, for when Redis cannot be reached", async () => {
  const cwd = process.cwd();
  process.chdir(root());
  const env = { ENQUIRY_OUTBOX: " redis://localhost:6379 " };
  await prepareOutbox(env, BUILD);
  process.chdir(cwd);

  expect(env.ENQUIRY_OUTBOX).toBe("redis://localhost:6379");
  expect(readdirSync(root())).toEqual(["data"]);
  expect(statSync(join(root(), "data/enquiries")).mode & 0o777).toBe(0o700);
});

test("an address of Redis that cannot be read stops the start, and its password is not repeated", async () => {
  await expect(prepareOutbox({ ENQUIRY_OUTBOX: "redis://:secret@localhost:many" }, BUILD)).rejects.toEqual(
    new ConfigError(
      "ENQUIRY_OUTBOX is no address of a Redis, such as redis://localhost:6379; in its password #, / and ? are written " +
        "as %23, %2F and %3F",
    ),
  );
});

test("a database that no Redis has stops the start: the outbox would be in the first one", async () => {
  await expect(prepareOutbox({ ENQUIRY_OUTBOX: "redis://:secret@localhost/staging" }, BUILD)).rejects.toEqual(
    new ConfigError("ENQUIRY_OUTBOX ends with what is no database: a number, as in redis://localhost:6379/1"),
  );
});

test.each(["redis:/localhost", "http://localhost:6379", "redis.example:6379"])(
  "an outbox at %s stops the start: as a folder, each server would have its own",
  async (address) => {
    await expect(prepareOutbox({ ENQUIRY_OUTBOX: address }, BUILD)).rejects.toThrow(ConfigError);
  },
);

test("the former name of the variable still counts, with one warning", async () => {
  const env: NodeJS.ProcessEnv = { ENQUIRY_JOURNAL: join(root(), "a") };
  await prepareOutbox(env, BUILD);

  expect(env.ENQUIRY_OUTBOX).toBe(join(root(), "a"));
  expect(existsSync(join(root(), "a"))).toBe(true);
  expect(logged()).toMatchObject([
    { level: "warn", message: "ENQUIRY_JOURNAL is now called ENQUIRY_OUTBOX" },
  ]);
});

test("the former name set empty means none too", async () => {
  const env: NodeJS.ProcessEnv = { ENQUIRY_JOURNAL: "" };
  await prepareOutbox(env, BUILD);

  expect(env.ENQUIRY_OUTBOX).toBeUndefined();
});

import { useLog } from "../../../test/functions/log";
import { warnOfUnshared } from "./warn-of-unshared";

const logged = useLog();

test.each<[NodeJS.ProcessEnv, number]>([
  [{}, 0],
  [{ ENQUIRY_OUTBOX: "data/enquiries" }, 0],
  [{ ENQUIRY_OUTBOX: "redis://outbox:6379", REDIS_URL: "redis://counters:6379" }, 0],
  [{ ENQUIRY_OUTBOX: "redis://outbox:6379" }, 1],
  [{ ENQUIRY_OUTBOX: "rediss://outbox:6379", REDIS_URL: " " }, 1],
])("with %j, the number of warnings that servers count for themselves is %d", (env, warnings) => {
  warnOfUnshared(env);

  expect(logged()).toHaveLength(warnings);
  for (const line of logged()) {
    expect(line).toMatchObject({ level: "warn", event: "unshared-counters" });
    expect(line.message).toContain("REDIS_URL is not set");
  }
});

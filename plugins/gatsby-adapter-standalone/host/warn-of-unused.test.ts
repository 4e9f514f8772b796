import { useLog } from "../../../test/functions/log";
import { warnOfUnused } from "./warn-of-unused";

const logged = useLog();
const secret = "whsec_c2VjcmV0";

test.each<[NodeJS.ProcessEnv, string[]]>([
  [{}, []],
  [{ RESEND_WEBHOOK_SECRET: secret, ENQUIRY_OUTBOX: "a", ENQUIRY_FALLBACK_TO: "b@c.example" }, []],
  [
    { ENQUIRY_OUTBOX: "a", ENQUIRY_FALLBACK_TO: "b@c.example" },
    ["ENQUIRY_FALLBACK_TO has no effect without RESEND_WEBHOOK_SECRET"],
  ],
  [
    { ENQUIRY_OUTBOX: " ", RESEND_WEBHOOK_SECRET: secret, ENQUIRY_WEBHOOK_URL: "https://crm.example" },
    [
      "RESEND_WEBHOOK_SECRET has no effect without ENQUIRY_OUTBOX",
      "ENQUIRY_WEBHOOK_URL has no effect without ENQUIRY_OUTBOX",
    ],
  ],
])("of %j, these have no effect: %j", (env, messages) => {
  warnOfUnused(env);

  expect(logged().map(({ message }) => message)).toEqual(messages);
  expect(logged().every(({ level, event }) => level === "warn" && event === "unused-variable")).toBe(true);
});

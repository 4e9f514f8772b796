import { kindOf } from "./kinds";

test.each([
  ["site.yaml", "site"],
  ["services/ai.yaml", "service"],
  ["home/faqs.yaml", "faqs"],
])("%s is of the kind %s", (path, schema) => {
  expect(kindOf(path)?.schema).toBe(schema);
});

test.each(["services/.yaml", "services/old/ai.yaml", "services/ai.yml", "notes.yaml"])(
  "%s is of no kind",
  (path) => {
    expect(kindOf(path)).toBeUndefined();
  },
);

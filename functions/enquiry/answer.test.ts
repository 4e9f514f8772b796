import { siteForTests } from "../../test/functions/site-facts";
import { limitedReply, refusedReply } from "./answer";

const english = siteForTests.editions[0];

test.each([
  [400, "unreadable"],
  [403, "otherSite"],
  [405, "method"],
  [413, "tooLarge"],
  [415, "format"],
] as const)("a refusal with %i has the words for it", (status, key) => {
  expect(refusedReply(status, english.words).body.message).toBe(english.words.answers.refusals[key]);
});

test("the time to wait is rounded up to whole minutes", () => {
  const { headers, body } = limitedReply(61, english);

  expect(headers).toEqual({ "Retry-After": "61" });
  expect(body.message).toContain("2 minutes");
});

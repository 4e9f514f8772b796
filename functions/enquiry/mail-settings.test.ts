/** @jest-environment node */
import { siteForTests } from "../../test/functions/site-facts";
import { mailSettings } from "./mail-settings";

const env = {
  key: undefined,
  baseUrl: undefined,
  from: undefined,
  to: undefined,
  fallbackTo: undefined,
  callsPerSecond: 5,
  redisUrl: undefined,
};
const site = siteForTests;

test("content/site.yaml holds where the environment sets nothing, and the sender gets the brand's name", () => {
  expect(mailSettings(site, env)).toEqual({
    brand: "Brand",
    language: "en",
    words: site.words,
    from: "Brand <site@example.com>",
    to: "inbox@example.com",
  });
});

test("addresses from the environment are taken unchanged", () => {
  expect(mailSettings(site, { ...env, from: "a@example.com", to: "b@example.com" })).toEqual({
    brand: "Brand",
    language: "en",
    words: site.words,
    from: "a@example.com",
    to: "b@example.com",
  });
});

test.each([
  ["Brand", "Sales <site@example.com>", "Sales <site@example.com>"],
  ["Brand & Sons", "site@example.com", "Brand & Sons <site@example.com>"],
  ["فلج", "site@example.com", "فلج <site@example.com>"],
  ['Brand, "The" Co.', "site@example.com", '"Brand, The Co." <site@example.com>'],
])("brand %j and sender %j make %j", (brand, from, expected) => {
  expect(mailSettings({ ...site, brand, from }, env).from).toBe(expected);
});

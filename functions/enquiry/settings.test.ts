/** @jest-environment node */
import { siteForTests } from "../site/facts-for-tests";
import { emailSettings } from "./settings";

const env = { key: undefined, baseUrl: undefined, from: undefined, to: undefined };
const site = siteForTests;

test("content/site.yaml rules what the operator leaves open, and the sender gets the brand's name", () => {
  expect(emailSettings(site, env)).toEqual({
    brand: "Brand",
    from: "Brand <site@example.com>",
    to: "inbox@example.com",
  });
});

test("the operator's addresses are taken as they stand", () => {
  expect(emailSettings(site, { ...env, from: "a@example.com", to: "b@example.com" })).toEqual({
    brand: "Brand",
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
  expect(emailSettings({ ...site, brand, from }, env).from).toBe(expected);
});

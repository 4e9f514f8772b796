import { siteForTests } from "../../test/functions/site-facts";
import { mailSettings, senderIn } from "./mail-settings";

const none = { from: undefined, to: undefined };
const site = siteForTests;
const [english, arabic] = site.editions;

test("content/site.yaml holds where the environment sets nothing, and the sender gets the brand's name", () => {
  const settings = mailSettings(site, none);

  expect(settings.to).toBe("inbox@example.com");
  expect(senderIn(english, settings)).toBe("Brand <site@example.com>");
  expect(senderIn(arabic!, settings)).toBe("فلج <site@example.com>");
});

test("addresses from the environment are taken unchanged, in every language", () => {
  const settings = mailSettings(site, { from: "a@example.com", to: "b@example.com" });

  expect(settings.to).toBe("b@example.com");
  expect([senderIn(english, settings), senderIn(arabic!, settings)]).toEqual([
    "a@example.com",
    "a@example.com",
  ]);
});

test.each([
  ["Brand", "Sales <site@example.com>", "Sales <site@example.com>"],
  ["Brand & Sons", "site@example.com", "Brand & Sons <site@example.com>"],
  ['Brand, "The" Co.', "site@example.com", '"Brand, The Co." <site@example.com>'],
])("brand %j and sender %j make %j", (brand, from, expected) => {
  expect(senderIn({ ...english, brand }, mailSettings({ ...site, from }, none))).toBe(expected);
});

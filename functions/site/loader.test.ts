/** @jest-environment node */
import { readFileSync } from "node:fs";
import { parse, stringify } from "yaml";
import siteFactsLoader from "./loader.cjs";

const site = {
  brand: 'A"B',
  url: "https://ab.co",
  language: "en",
  contact: { email: "e@d.co", phones: ["+971 2"], city: "Abu Dhabi" },
  enquiry: { from: "{brand} <a@b.co>", to: "c@d.co" },
  navigation: [{ label: "Home", to: "/", hidden: true }],
  footer: { copyright: "All rights reserved.", blurb: "We make things." },
};

const yaml = (change: object = {}) => stringify({ ...site, ...change });

test("the shipped settings hold what the function needs", () => {
  const source = readFileSync("content/site.yaml", "utf8");
  const site = parse(source) as { brand: string; enquiry: { to: string } };

  const module = siteFactsLoader(source);

  expect(module).toContain(JSON.stringify(site.brand));
  expect(module).toContain(JSON.stringify(site.enquiry.to));
});

test("the facts become a module, with the brand in its places and nothing that is not needed", () => {
  const facts = {
    brand: 'A"B',
    url: "https://ab.co",
    language: "en",
    from: 'A"B <a@b.co>',
    to: "c@d.co",
    email: "e@d.co",
    phones: ["+971 2"],
    navigation: [{ label: "Home", to: "/" }],
    copyright: "All rights reserved.",
  };

  expect(siteFactsLoader(yaml())).toBe(`export default ${JSON.stringify(facts)};`);
});

test.each([
  ["", "brand"],
  [yaml({ brand: 7 }), "brand"],
  [yaml({ url: " " }), "url"],
  [yaml({ enquiry: undefined }), "enquiry.from"],
  [yaml({ enquiry: { from: "a@b.co" } }), "enquiry.to"],
  [yaml({ contact: undefined }), "contact.email"],
  [yaml({ contact: { email: "e@d.co" } }), "contact.phones"],
  [yaml({ navigation: "Home" }), "navigation"],
  [yaml({ footer: undefined }), "footer.copyright"],
])("a missing fact in %j stops the build and is named", (source, key) => {
  expect(() => siteFactsLoader(source)).toThrow(`content/site.yaml: \`${key}\` is missing.`);
});

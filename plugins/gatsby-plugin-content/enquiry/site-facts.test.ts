import { stringify } from "yaml";
import { wordsForTests } from "../../../test/functions/enquiry-words";
import { siteFacts } from "./site-facts";

const site = {
  brand: 'A"B',
  url: "https://ab.co",
  languages: [{ code: "en", name: "English" }],
  contact: {
    email: "e@d.co",
    phones: ["+971 2"],
    city: "Abu Dhabi",
    hours: { days: "Monday", time: "9 to 6", weekend: "Closed" },
  },
  enquiry: { from: "a@b.co", to: "c@d.co" },
  navigation: [{ label: "Home", to: "/" }],
  footer: { copyright: "All rights reserved.", blurb: "We make things." },
};
const { form, answers, mails } = wordsForTests;
const texts = {
  "site.yaml": stringify(site),
  "enquiry/form.yaml": stringify({ ...form, send: "Send to {brand}" }),
  "enquiry/answers.yaml": stringify(answers),
  "enquiry/mails.yaml": stringify(mails),
};

test("the functions get the facts and the words, with the brand in its places and nothing that they do not need", () => {
  expect(siteFacts(texts)).toEqual({
    url: "https://ab.co",
    from: "a@b.co",
    to: "c@d.co",
    email: "e@d.co",
    phones: ["+971 2"],
    editions: [
      {
        language: "en",
        direction: "ltr",
        brand: 'A"B',
        home: "/",
        contact: "/contact",
        navigation: [{ label: "Home", to: "/" }],
        copyright: "All rights reserved.",
        hours: { days: "Monday", time: "9 to 6" },
        words: { form: { ...form, send: 'Send to A"B' }, answers, mails },
      },
    ],
  });
});

test.each(Object.keys(texts))("without %s there are no facts, and the file is named", (path) => {
  expect(() => siteFacts({ ...texts, [path]: "" })).toThrow(`content/${path} is missing or empty.`);
});

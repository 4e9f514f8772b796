import type { SiteFacts } from "../../functions/site/facts";
import { wordsForTests } from "./enquiry-words";

/** A made-up company, so that no test depends on what an editor writes. */
export const siteForTests: SiteFacts = {
  brand: "Brand",
  url: "https://www.example.com",
  language: "en",
  from: "site@example.com",
  to: "inbox@example.com",
  email: "hello@example.com",
  phones: ["+971 2 000 0001", "+971 2 000 0002"],
  navigation: [
    { label: "Home", to: "/" },
    { label: "Contact", to: "/contact" },
  ],
  copyright: "All rights reserved.",
  words: wordsForTests,
};

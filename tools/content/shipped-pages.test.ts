/** @jest-environment node */
import { readTexts } from "./check";
import { shipped } from "./shipped-content";

test("four values and four people stand on the about page, two people with a website", () => {
  const team = shipped<{ name: string; title: string; bio: string; website?: string }[]>("about/team.yaml");
  expect(shipped<{ title: string }[]>("about/values.yaml").map(({ title }) => title)).toEqual([
    "Innovation",
    "Collaboration",
    "Integrity",
    "Excellence",
  ]);
  expect(team).toHaveLength(4);
  expect(team.filter(({ website }) => website)).toHaveLength(2);
  expect(readTexts()["about/team.yaml"]).toMatch(/^# .*sample people/m);
  expect(shipped<{ story: { lead: string } }>("pages/about.yaml").story.lead).toMatch(
    /founded in Abu Dhabi in 2025 by a trio of experts/,
  );
});

test("the company's facts, navigation, footer and banner are the specification's", () => {
  expect(shipped("site.yaml")).toMatchObject({
    contact: {
      city: "Abu Dhabi",
      country: "United Arab Emirates",
      phones: [expect.any(String), expect.any(String)],
      hours: { days: "Monday to Friday", time: "9:00 AM to 6:00 PM", weekend: "Weekend closed" },
    },
    navigation: [
      { label: "Home", to: "/" },
      { label: "Services", to: "/services" },
      { label: "About", to: "/about" },
      { label: "Contact", to: "/contact" },
    ],
    social: ["LinkedIn", "Twitter", "Facebook", "Instagram"].map((name) => ({ name, to: "#" })),
    footer: {
      moreServices: [{ label: "Custom Solutions", to: "/contact" }],
      company: [
        { label: "About Us", to: "/about" },
        ...["Careers", "Case Studies", "Blog"].map((label) => ({ label, to: "#" })),
      ],
      legal: ["Privacy Policy", "Terms of Service", "Sitemap"].map((label) => ({ label, to: "#" })),
    },
    promo: {
      title: "Let's Talk AI Solutions",
      text: expect.stringMatching(/AI expertise can transform/) as string,
      button: { label: "Schedule a Consultation", to: "/contact" },
    },
  });
});

test.each([
  [
    "home",
    {
      title: "Home",
      services: { heading: "Our Services", link: { label: "View All Services", to: "/services" } },
    },
  ],
  ["home", { faq: { button: { label: "Get in Touch", to: "/contact" } } }],
  [
    "home",
    {
      reasons: { heading: "Why Choose {brand}" },
      offeringDialog: { learnMore: "Learn More", close: "Close" },
    },
  ],
  ["services", { title: "Services" }],
  ["about", { title: "About" }],
  ["contact", { title: "Contact Us", form: { heading: "Send Us a Message" } }],
  [
    "not-found",
    { title: "Page Not Found", heading: "Page Not Found", home: "Back to Home", back: "Go Back" },
  ],
])("the %s page carries the specification's words %j", (page, expected) => {
  expect(shipped(`pages/${page}.yaml`)).toMatchObject(expected);
});

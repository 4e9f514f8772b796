import { offeringPath } from "../../src/offering-path";
import { icon, picture } from "./image";

/** What the home page queries, in a small version with texts for tests. */

export const slides = ["AI-Powered Solutions", "Media Production", "Custom Software"].map((title, index) => ({
  id: `slide-${index}`,
  title,
  label: title.split(/[ -]/)[0]!,
  subtitle: `${title} in a line.`,
  description: `${title} in two lines.`,
  imageAlt: "",
  ctaText: `Explore ${title}`,
  ctaLink: `/services/${index}`,
  focus: index === 0 ? { x: 100, y: 0, rightToLeft: null } : null,
  image: picture(`slide-${index}`),
}));

export const services = [
  { slug: "ai", shortName: "AI" },
  { slug: "media", shortName: "Media" },
  { slug: "software", shortName: "Software" },
];

const titles = {
  ai: ["AI & Machine Learning", "Data Analytics", "NLP Solutions"],
  media: ["Media Production", "Media Management", "Streaming Solutions"],
  software: ["Enterprise Software", "Mobile Development", "Web Applications"],
};

export const offerings = Object.entries(titles)
  .flatMap(([slug, names]) => names.map((title) => ({ title, service: { slug } })))
  .map((offering, position) => ({
    ...offering,
    path: offeringPath(offering.title),
    position,
    icon,
    description: `What ${offering.title} is.`,
    features: [1, 2, 3, 4, 5, 6].map((number) => ({ title: `${offering.title}, feature ${number}` })),
  }));

export const texts = {
  descriptor: "Technology consultancy, Abu Dhabi",
  services: {
    heading: "Our Services",
    intro: "Three disciplines.",
    link: { label: "View All Services", to: "/services" },
  },
  offeringDialog: { featuresHeading: "Key features", learnMore: "Learn More", close: "Close" },
};

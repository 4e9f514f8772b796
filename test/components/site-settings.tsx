import type { ReactNode } from "react";
import { SiteSettingsContext, type SiteSettings } from "../../src/hooks/use-site-settings";
import { icon } from "./image";

/** The settings of a made-up company, so that no test depends on what an editor writes. */
export const settings: SiteSettings = {
  brand: "Example",
  url: "https://www.example.com",
  language: "en",
  direction: "ltr",
  home: "/",
  path: "/about",
  languages: [
    {
      code: "en",
      name: "English",
      region: null,
      direction: "ltr",
      home: "/",
      path: "/about",
      translated: true,
    },
  ],
  notAvailable: "not yet available",
  soon: "Soon",
  contact: {
    email: "hello@example.com",
    phones: ["+971 2 000 0001", "+971 2 000 0002"],
    city: "Abu Dhabi",
    country: "United Arab Emirates",
    hours: { days: "Monday to Friday", time: "9:00 AM to 6:00 PM", weekend: "Weekend closed" },
  },
  analytics: { script: "/insights/script.js" },
  navigation: [
    { label: "Home", to: "/" },
    { label: "Services", to: "/services" },
    { label: "About", to: "/about" },
    { label: "Contact", to: "/contact" },
  ],
  social: ["LinkedIn", "Twitter", "Facebook", "Instagram"].map((name) => ({ name, to: "#", icon })),
  footer: {
    blurb: "We make things.",
    servicesHeading: "Services",
    moreServices: [{ label: "Custom Solutions", to: "/contact" }],
    companyHeading: "Company",
    company: [
      { label: "About Us", to: "/about" },
      { label: "Careers", to: "#" },
    ],
    contactHeading: "Contact",
    copyright: "All rights reserved.",
    legal: [{ label: "Privacy Policy", to: "#" }],
  },
  promo: {
    title: "Let's Talk AI Solutions",
    text: "See what it can do.",
    button: { label: "Schedule a Consultation", to: "/contact" },
  },
  interface: {
    skipLink: "Skip to main content",
    home: "{brand}, {page}",
    navigation: "Main",
    breadcrumb: "Breadcrumb",
    menu: { name: "Menu", open: "Open menu", close: "Close menu" },
    carousel: {
      name: "Highlights",
      role: "carousel",
      slideRole: "slide",
      slide: "{position} of {count}",
      goTo: "Go to slide {position}: {title}",
      previous: "Previous slide",
      next: "Next slide",
      pause: "Pause carousel",
      play: "Play carousel",
    },
    closeBanner: "Close",
    closeMessage: "Close message",
    comma: ",",
  },
  services: [
    { path: "/services/ai", name: "AI & Machine Learning" },
    { path: "/services/media", name: "Media Services" },
  ],
  buildYear: "2025",
};

/** A component that is rendered without a page, with settings around it. */
export const withSettings = (element: ReactNode, changes: Partial<SiteSettings> = {}) => (
  <SiteSettingsContext value={{ ...settings, ...changes }}>{element}</SiteSettingsContext>
);

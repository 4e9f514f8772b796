import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** What search engines get of a page. */
export interface Seo {
  description: string;
  keywords: string[];
}

/** The part of a service that the tests of the shipped content read. */
export interface Service {
  slug: string;
  title: string;
  name: string;
  intro: string;
  seo: Seo;
  bullets: { items: string[] };
  capabilities: { items: { title: string }[] };
  callToAction: { heading: string };
}

/** For tests: what a shipped file holds. */
export function shipped<T>(path: string): T {
  return parse(readFileSync(`content/${path}`, "utf8")) as T;
}

/** For tests: the three services in their order. */
export function shippedServices(): Service[] {
  return ["ai", "media", "software"].map((slug) => shipped<Service>(`services/${slug}.yaml`));
}

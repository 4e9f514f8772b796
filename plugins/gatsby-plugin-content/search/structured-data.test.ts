import { frozen, FROZEN_SITE } from "../../../test/content/frozen-site";
import { readPages } from "../pages/read-pages";
import type { Values } from "../collection";
import type { Site } from "./firm";
import { structuredData } from "./structured-data";

const all = readPages(`${FROZEN_SITE}/content`);
const pages = new Map(all.map((page) => [page.path, page]));
const site = frozen<Site>("site.yaml");
const lists: Record<string, string> = { faqs: "home/faqs.yaml", team: "about/team.yaml" };

type Node = Record<string, unknown> & { "@type": string };

function graphOf(path: string, change: object = {}): Node[] {
  const page = pages.get(path)!;
  const graph = structuredData({
    page,
    pages,
    site: { ...site, ...change },
    languages: ["en"],
    names: ["Karez"],
    valuesOf: (schema) => frozen<Values[]>(lists[schema] ?? ""),
    picture: "https://www.karez.example/static/share.jpg",
  });
  expect(graph["@context"]).toBe("https://schema.org");
  return graph["@graph"] as Node[];
}

const typesOf = (path: string) => graphOf(path).map((node) => node["@type"]);
const nodeOf = (path: string, type: string) => graphOf(path).find((node) => node["@type"] === type);

test.each(all.map(({ path }) => path))("in the graph of %s every reference leads to a node of it", (path) => {
  const graph = graphOf(path);
  const ids = new Set(graph.map((node) => node["@id"]));
  const references = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);

  expect(references.filter((id) => !ids.has(id))).toEqual([]);
  expect(references).toContain("https://www.karez.example/#firm");
  expect(nodeOf(path, "ProfessionalService")).toMatchObject({ name: "Karez", foundingDate: "2019" });
});

test("each page says what kind of page it is", () => {
  const kinds = ["/", "/about", "/contact", "/services"].map((path) => typesOf(path)[2]);

  expect(kinds).toEqual(["WebPage", "AboutPage", "ContactPage", "CollectionPage"]);
});

test("the home page has the questions, the about page the people", () => {
  const { mainEntity } = nodeOf("/", "FAQPage") as unknown as { mainEntity: Node[] };

  expect(mainEntity[0]).toMatchObject({ "@type": "Question", acceptedAnswer: { "@type": "Answer" } });
  expect(nodeOf("/", "WebPage")).toMatchObject({
    mainEntity: { "@id": "https://www.karez.example/#questions" },
  });
  expect(nodeOf("/about", "Person")).toMatchObject({
    worksFor: { "@id": "https://www.karez.example/#firm" },
  });
});

test("a service names what is offered in it, an offering the pages above it", () => {
  const service = all.find(({ collection }) => collection.schema === "service")!;
  const offering = all.find(({ entry }) => entry.values.service === service.name)!;
  const address = new URL(offering.path, "https://www.karez.example").href;

  expect(nodeOf(service.path, "Service")).toMatchObject({
    hasOfferCatalog: {
      itemListElement: expect.arrayContaining([
        { "@type": "Offer", url: address, itemOffered: { "@type": "Service", "@id": `${address}#service` } },
      ]) as unknown,
    },
  });
  expect(nodeOf(offering.path, "Service")).toMatchObject({ "@id": `${address}#service` });
  expect(nodeOf(offering.path, "BreadcrumbList")).toMatchObject({
    itemListElement: [
      { position: 1, item: "https://www.karez.example/services" },
      { position: 2, name: service.entry.values.shortName },
      { position: 3, name: offering.name },
    ],
  });
  expect(nodeOf(offering.path, "Service")).not.toHaveProperty("hasOfferCatalog");
});

test("a page right below the home page has it in its breadcrumb; pages of the main navigation have none", () => {
  expect(nodeOf("/privacy", "BreadcrumbList")).toMatchObject({
    itemListElement: [{ position: 1 }, { position: 2 }],
  });
  expect(typesOf("/about")).not.toContain("BreadcrumbList");
});

test("the graph names profiles in social networks, if there are any", () => {
  const social = [{ to: "#" }, { to: "https://social.example/karez" }];

  expect(graphOf("/", { social })[0]).toMatchObject({ sameAs: ["https://social.example/karez"] });
  expect(graphOf("/", { social: [{ to: "#" }] })[0]).not.toHaveProperty("sameAs");
});

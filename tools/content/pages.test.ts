import { contentPages, pathCollisions } from "./pages";

const ai = { slug: "ai" };

test("a service stands at its slug, an offering at its title", () => {
  expect(contentPages([ai], [{ title: "AI & Machine Learning", service: "ai" }])).toEqual([
    { path: "/services/ai", template: "service", context: { slug: "ai" } },
    {
      path: "/services/ai-&-machine-learning",
      template: "offering",
      context: { title: "AI & Machine Learning", service: "ai" },
    },
  ]);
});

test.each([
  [
    "an offering and a service",
    [ai],
    ["AI"],
    'The offering "AI" would stand at /services/ai, where the service "ai" stands already.',
  ],
  ["two services", [ai, ai], [], 'Two services share the slug "ai".'],
  [
    "two offerings",
    [],
    ["Data Analytics", "data  analytics"],
    'The offering "data  analytics" would stand at /services/data-analytics, where the offering "Data Analytics" stands already.',
  ],
])("%s at one path collide", (_, services, titles, message) => {
  const pages = contentPages(
    services,
    titles.map((title) => ({ title, service: "ai" })),
  );
  expect(pathCollisions(pages)).toEqual([{ page: pages[1], other: pages[0], message }]);
});

test("pages at paths of their own do not collide", () => {
  expect(pathCollisions(contentPages([ai, { slug: "media" }], []))).toEqual([]);
});

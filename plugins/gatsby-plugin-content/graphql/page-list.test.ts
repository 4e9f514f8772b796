/** @jest-environment node */
import { readSchemas } from "../schema/schema-files";
import { pageList } from "./page-list";

const file = { relativePath: "a.yaml", children: ["a"] };
const node = (values: object) => ({ id: "a", parent: "file", children: [], ...values });
const nodes: Record<string, object[]> = {
  SiteSettings: [node({ brand: "Acme" })],
  HomePage: [node({ title: "Home" })],
  ServicesPage: [node({ title: "What {brand} does" })],
  Service: [node({ slug: "ai", title: "AI Solutions", order: 1 })],
  Offering: [node({ title: "Data Analytics", service: "ai" })],
};

test("every page has its title, with the company's name in it, and the page above it", async () => {
  const nodeModel = {
    findAll: ({ type }: { type: string }) => Promise.resolve({ entries: nodes[type] ?? [] }),
    getNodeById: () => file,
  };
  const context = { nodeModel } as unknown as Parameters<ReturnType<typeof pageList>["resolve"]>[2];
  expect(await pageList(readSchemas()).resolve(undefined, {}, context)).toEqual([
    { path: "/", title: "Home", parent: null },
    { path: "/services", title: "What Acme does", parent: "/" },
    { path: "/services/ai", title: "AI Solutions", parent: "/services" },
    { path: "/services/data-analytics", title: "Data Analytics", parent: "/services/ai" },
  ]);
});

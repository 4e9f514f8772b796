/** @jest-environment node */
import { readSchemas } from "../schema/schema-files";
import { pageList } from "./page-list";

const file = { relativePath: "a.yaml", children: ["a"] };
const node = (values: object) => ({ id: "a", parent: "file", children: [], language: "en", ...values });
const nodes: Record<string, object[]> = {
  SiteSettings: [node({ brand: "Acme" })],
  HomePage: [node({ title: "Home" })],
  ServicesPage: [node({ title: "What Acme does" })],
  Service: [node({ slug: "ai", title: "AI Solutions", order: 1 })],
  Offering: [
    node({ title: "Data Analytics", service: "ai" }),
    node({
      title: "تحليل البيانات",
      service: "ai",
      language: "ar",
      prefix: "/ar",
      path: "/ar/services/data-analytics",
    }),
  ],
};

test("every page of a language has its title and the page above it", async () => {
  const nodeModel = {
    findAll: ({ type }: { type: string }) => Promise.resolve({ entries: nodes[type] ?? [] }),
    getNodeById: () => file,
  };
  const context = { nodeModel } as unknown as Parameters<ReturnType<typeof pageList>["resolve"]>[2];
  expect(await pageList(readSchemas()).resolve(undefined, { language: "en" }, context)).toEqual([
    { path: "/", title: "Home", parent: null },
    { path: "/services", title: "What Acme does", parent: "/" },
    { path: "/services/ai", title: "AI Solutions", parent: "/services" },
    { path: "/services/data-analytics", title: "Data Analytics", parent: "/services/ai" },
  ]);
});

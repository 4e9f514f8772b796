import { fakeNode, fakeNodes } from "../../../test/content/fake-nodes";
import { readSchemas } from "../schema/schema-files";
import { pageList } from "./page-list";

const nodes: Record<string, object[]> = {
  SiteSettings: [fakeNode({ brand: "Acme" })],
  HomePage: [fakeNode({ title: "Home" })],
  ServicesPage: [fakeNode({ title: "What Acme does" })],
  Service: [fakeNode({ slug: "ai", title: "AI Solutions", order: 1 })],
  Offering: [
    fakeNode({ title: "Data Analytics", service: "ai" }),
    fakeNode({
      title: "تحليل البيانات",
      service: "ai",
      language: "ar",
      prefix: "/ar",
      path: "/ar/services/data-analytics",
    }),
  ],
};

const nodeModel = {
  ...fakeNodes(nodes),
  trackPageDependencies: jest.fn<void, [nodes: [], dependencies: { connectionType: string }]>(),
};
const context = { nodeModel } as unknown as Parameters<ReturnType<typeof pageList>["resolve"]>[2];
const english = () => pageList(readSchemas()).resolve(undefined, { language: "en" }, context);

test("every page of a language has its title and the page above it", async () => {
  expect(await english()).toEqual([
    { path: "/", title: "Home", parent: null },
    { path: "/services", title: "What Acme does", parent: "/" },
    { path: "/services/ai", title: "AI Solutions", parent: "/services" },
    { path: "/services/data-analytics", title: "Data Analytics", parent: "/services/ai" },
  ]);
});

test("a build reads its content once, and each query runs again when any of it has changed", async () => {
  const actual = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: "production" });
  const [first, second] = [await english(), await english()];
  Object.assign(process.env, { NODE_ENV: actual });

  const types = nodeModel.findAll.mock.calls.map(([{ type }]) => type);
  expect(types).toEqual([...new Set(types)]);
  expect(second).toEqual(first);
  const tracked = nodeModel.trackPageDependencies.mock.calls.map(([, { connectionType }]) => connectionType);
  expect(tracked).toEqual([...types, ...types]);
});

import { collections } from "../registry";
import { readSchemas } from "../schema/schema-files";
import { nodeEntries } from "./node-entries";

const files = {
  first: { relativePath: "home/a.yaml", children: ["one", "two"] },
  second: { relativePath: "home/b.yaml", children: ["three"] },
};
const nodes = [
  { id: "three", parent: "second" },
  { id: "two", parent: "first" },
  { id: "one", parent: "first" },
];

const gatsby = {
  getNodesByType: jest.fn(() => nodes),
  getNode: (id: keyof typeof files) => files[id],
} as unknown as Parameters<typeof nodeEntries>[0];

const offerings = collections.find(({ schema }) => schema === "offerings")!;

test("the nodes of a collection's type are its entries, in the order of their files", () => {
  const entries = nodeEntries(gatsby, readSchemas(), offerings);
  expect(gatsby.getNodesByType).toHaveBeenCalledWith("Offering");
  expect(entries.map(({ values }) => values.id)).toEqual(["one", "two", "three"]);
});

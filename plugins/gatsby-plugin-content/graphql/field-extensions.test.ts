import { DRAWINGS_ID } from "./drawings";
import { fieldExtensions } from "./field-extensions";

type Resolve = ReturnType<(typeof fieldExtensions)[number]["extend"]>["resolve"];

const getNodeById = jest.fn((_query: { id: string }) => ({
  id: "file",
  parent: null,
  children: ["first", "second"],
}));

const node = { id: "second", parent: "file", children: [] };

function resolve(name: string, value: unknown): unknown {
  const extension = fieldExtensions.find((candidate) => candidate.name === name);
  const context = {
    defaultFieldResolver: () => value,
    nodeModel: { getNodeById },
  };
  return (extension as { extend: () => { resolve: Resolve } }).extend().resolve(node, {}, context, {});
}

test("@icon gives the markup, and null without a name", () => {
  expect(resolve("icon", "check")).toEqual({ body: '<path d="M20 6 9 17l-5-5" />' });
  expect(resolve("icon", undefined)).toBeNull();
});

test("what shows an icon depends on the drawings", () => {
  resolve("icon", "check");
  expect(getNodeById).toHaveBeenCalledWith({ id: DRAWINGS_ID });
});

test("@icon refuses an unknown name", () => {
  expect(() => resolve("icon", "robott")).toThrow('"robott" is no icon');
});

test("@position gives the place among the items of the file", () => {
  expect(resolve("position", undefined)).toBe(1);
});

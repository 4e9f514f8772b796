/** @jest-environment node */
import { fieldExtensions } from "./field-extensions";

type Resolve = ReturnType<(typeof fieldExtensions)[number]["extend"]>["resolve"];

const node = { id: "second", parent: "file" };

function resolve(name: string, value: unknown, site: { brand?: string } | null = { brand: "Acme" }): unknown {
  const extension = fieldExtensions.find((candidate) => candidate.name === name);
  const context = {
    defaultFieldResolver: () => value,
    nodeModel: {
      findOne: jest.fn(() => Promise.resolve(site && { ...node, ...site })),
      getNodeById: () => ({ children: ["first", "second"] }),
    },
  };
  return (extension as { extend: () => { resolve: Resolve } }).extend().resolve(node, {}, context, {});
}

test("@brand puts the name of the site settings into a text", async () => {
  await expect(resolve("brand", "Why Choose {brand}")).resolves.toBe("Why Choose Acme");
});

test("@brand gives a text without the placeholder at once", () => {
  expect(resolve("brand", "plain")).toBe("plain");
  expect(resolve("brand", null)).toBeNull();
});

test("@brand names the file when no site settings hold a name", async () => {
  await expect(resolve("brand", "{brand}", null)).rejects.toThrow("content/site.yaml holds no brand");
});

test("@icon gives name and markup, and nothing for nothing", () => {
  expect(resolve("icon", "check")).toEqual({ name: "check", body: '<path d="M20 6 9 17l-5-5" />' });
  expect(resolve("icon", undefined)).toBeNull();
});

test("@icon refuses an unknown name", () => {
  expect(() => resolve("icon", "robott")).toThrow('"robott" is no icon');
});

test("@position gives the place among the items of the file", () => {
  expect(resolve("position", undefined)).toBe(1);
});

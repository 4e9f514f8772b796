import { bundledPackage } from "./packages";

test("if there are two versions of a package, the second has an alias", () => {
  const bundled = ["2.0.0", "1.0.0", "2.0.0"].map((version) => ({ name: "a", version }));

  expect(bundledPackage(bundled)).toMatchObject({
    dependencies: { a: "1.0.0", "a-2.0.0": "npm:a@2.0.0" },
  });
});

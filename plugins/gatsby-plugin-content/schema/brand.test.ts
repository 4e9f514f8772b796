import { withBrand } from "./brand";

test("the company's name takes every place of the placeholder", () => {
  expect(withBrand("Why Choose {brand}? Because {brand}.", "Acme")).toBe("Why Choose Acme? Because Acme.");
});

test("a name with characters that replacements treat specially stays as it is", () => {
  expect(withBrand("{brand}", "$& Sons")).toBe("$& Sons");
});

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { newFolder } from "../../../test/folders";
import { siteUrl } from "./site-url";

const folder = newFolder("site-url");
test.each([
  [
    "gives the address of the site",
    "brand: Acme\nurl: https://www.acme.example\n",
    "https://www.acme.example",
  ],
  [
    "gives the address although another line is broken",
    "url: https://www.acme.example\nbrand: {\n",
    "https://www.acme.example",
  ],
  ["gives a stand-in where there is no address", "brand: Acme\n", "http://localhost"],
])("%s", (_, text, expected) => {
  const file = join(folder, "site.yaml");
  writeFileSync(file, text);
  expect(siteUrl(file)).toBe(expected);
});

test("gives a stand-in where there is no file", () => {
  expect(siteUrl(join(folder, "sites.yaml"))).toBe("http://localhost");
});

import { fakeNode, fakeNodes } from "../../../test/content/fake-nodes";
import { readSchemas } from "../schema/schema-files";
import { pageLanguages } from "./page-languages";

const languages = [
  { code: "en", name: "English", region: "AE" },
  { code: "ar", name: "العربية" },
];
const english = (path: string, values: object = {}) => fakeNode({ path, prefix: "", ...values });
const arabic = (path: string) => fakeNode({ path, prefix: "/ar", language: "ar" });
const nodes: Record<string, object[]> = {
  SiteSettings: [fakeNode({ languages, language: "ar" }), fakeNode({ languages })],
  HomePage: [english("/"), arabic("/ar")],
  ServicesPage: [english("/services"), arabic("/ar/services")],
  Service: [english("/services/ai", { slug: "ai" })],
};

function found(path: string) {
  const { resolve } = pageLanguages(readSchemas());
  return resolve(undefined, { path }, { nodeModel: fakeNodes(nodes) } as unknown as Parameters<
    typeof resolve
  >[2]);
}

test.each([
  ["in both languages", "/services", ["/services", true], ["/ar/services", true]],
  ["from the other language", "/ar/services", ["/services", true], ["/ar/services", true]],
  ["the home page", "/ar", ["/", true], ["/ar", true]],
  ["in one language only", "/services/ai", ["/services/ai", true], ["/ar/services", false]],
  ["the not-found page", "/404.html", ["/", false], ["/ar", false]],
  ["the not-found page of a language", "/ar/404", ["/", false], ["/ar", false]],
])("%s, a page is found in each language, or the one above it", async (_, path, english, arabic) => {
  expect((await found(path)).map((row) => [row.code, row.path, row.translated])).toEqual([
    ["en", ...english],
    ["ar", ...arabic],
  ]);
});

test("a language has the country of its readers, where content/site.yaml names one", async () => {
  expect((await found("/")).map(({ region }) => region)).toEqual(["AE", undefined]);
});

import { collectionOf } from "./registry";

test.each([
  ["site.yaml", "site"],
  ["services/ai.yaml", "service"],
  ["home/faqs.yaml", "faqs"],
])("%s is of the kind %s", (path, schema) => {
  expect(collectionOf(path)?.schema).toBe(schema);
});

test.each(["services/.yaml", "services/._ai.yaml", "services/old/ai.yaml", "services/ai.yml", "notes.yaml"])(
  "%s is of no kind",
  (path) => {
    expect(collectionOf(path)).toBeUndefined();
  },
);

test("links may name the specimen of a page that shows one", () => {
  const ofService = collectionOf("services/ai.yaml")?.places;
  expect(ofService?.("ai", { specimen: "repair-requests" })).toEqual([
    "/services#ai-services",
    "/services/ai#specimen",
  ]);
  expect(ofService?.("ai", {})).toEqual(["/services#ai-services"]);
  const ofOffering = collectionOf("home/offerings.yaml")?.places;
  expect(ofOffering?.("Data Analytics", { specimen: "pallets" })).toEqual([
    "/services/data-analytics#specimen",
  ]);
});

test("links may name the sections of a legal text by their anchors, as far as these can be read", () => {
  const sections = [{ anchor: "cookies" }, { anchor: 7 }, null, { anchor: "rights" }];
  const places = collectionOf("legal/privacy.yaml")?.places;
  expect(places?.("privacy", { sections })).toEqual(["/privacy#cookies", "/privacy#rights"]);
  expect(places?.("privacy", { sections: "none" })).toEqual([]);
});

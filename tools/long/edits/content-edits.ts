import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { YAMLMap, Document } from "yaml";
import { parseDocument, YAMLSeq } from "yaml";
import { readTexts } from "../../../plugins/gatsby-plugin-content/check/check-content";
import { collectionOf } from "../../../plugins/gatsby-plugin-content/registry";
import { readSchemas, schemaNamed } from "../../../plugins/gatsby-plugin-content/schema/schema-files";
import { textsOf } from "../../../plugins/gatsby-plugin-content/schema/text-values";
import { offeringPath } from "../../../src/offering-path";
import { reworded, wordings } from "./reword";

/** What an editor does to the content in the folder `content`. */
type ContentEdit = { name: string; apply: (content: string) => void };

const ADDED_SERVICE = "edited-service";

/** All together, in this order; each leaves content that the check lets through. */
export const CONTENT_EDITS: ContentEdit[] = [
  { name: "a tenth offering", apply: addOffering },
  { name: "a seventh question", apply: addQuestion },
  { name: "a fourth service, with the offering that is new", apply: addService },
  {
    name: "a person less",
    apply: (content) => edit(content, "about/team.yaml", (team) => listIn(team).items.pop()),
  },
  { name: "one phone number", apply: keepOnePhone },
  { name: "addresses in place of placeholders", apply: fillPlaceholders },
  { name: "another order of everything", apply: reverseLists },
  { name: "other words in every file", apply: rewordAll },
  {
    name: "another brand",
    apply: (content) => edit(content, "site.yaml", (site) => site.set("brand", "Qanat & Sons")),
  },
];

function addOffering(content: string): void {
  edit(content, "home/offerings.yaml", (offerings) => {
    const added = listIn(offerings).items[0] as YAMLMap;
    const copy = added.clone() as YAMLMap;
    copy.set("key", "offering-ten");
    copy.set("title", "Offering Ten, Added");
    copy.setIn(
      ["seo", "description"],
      `${String(added.getIn(["seo", "description"])).slice(0, 100)} It is new.`,
    );
    listIn(offerings).add(copy);
  });
}

function addQuestion(content: string): void {
  edit(content, "home/faqs.yaml", (faqs) =>
    listIn(faqs).add(
      faqs.createNode({
        key: "seventh-question",
        question: "Can this list have a seventh question?",
        answer:
          "Yes: an editor adds it to the file, or in the editor, and neither code nor tests have to change.",
      }),
    ),
  );
}

function addService(content: string): void {
  const [, text = ""] =
    Object.entries(readTexts(content)).find(([file]) => file.startsWith("services/")) ?? [];
  writeFileSync(join(content, `services/${ADDED_SERVICE}.yaml`), text);
  edit(content, `services/${ADDED_SERVICE}.yaml`, (service) => {
    service.set("slug", ADDED_SERVICE);
    service.set("order", 99);
    service.set("title", "A Service That Was Added");
    service.set("name", "Added Service");
    service.set("shortName", "Added");
  });
  edit(content, "home/offerings.yaml", (offerings) =>
    offerings.setIn([listIn(offerings).items.length - 1, "service"], ADDED_SERVICE),
  );
}

function keepOnePhone(content: string): void {
  edit(content, "site.yaml", (site) => {
    (site.getIn(["contact", "phones"]) as YAMLSeq).items.length = 1;
  });
}

function fillPlaceholders(content: string): void {
  edit(content, "site.yaml", (site) => {
    site.setIn(["social", 0, "to"], "https://social.example/company");
    for (const list of ["company", "legal"]) {
      const links = site.getIn(["footer", list]) as YAMLSeq<YAMLMap>;
      for (const link of links.items.slice(-1)) link.set("to", "/contact");
    }
  });
}

function reverseLists(content: string): void {
  for (const [file, text] of Object.entries(readTexts(content))) {
    if (Array.isArray(parseDocument(text).toJS()))
      edit(content, file, (list) => listIn(list).items.reverse());
    if (file.startsWith("services/"))
      edit(content, file, (service) => service.set("order", 100 - Number(service.get("order"))));
  }
  edit(content, "site.yaml", (site) => {
    for (const path of [["navigation"], ["social"], ["footer", "company"], ["footer", "legal"]])
      (site.getIn(path) as YAMLSeq).items.reverse();
  });
}

/** An offering whose title changes also changes its address: its former one is listed and links follow, as the check asks. */
function rewordAll(content: string): void {
  const schemas = readSchemas();
  const texts = readTexts(content);
  const offerings = parseDocument(texts["home/offerings.yaml"] ?? "").toJS() as { title: string }[];
  const moved = new Map(offerings.map(({ title }) => [offeringPath(title), offeringPath(reworded(title))]));
  for (const file of Object.keys(texts)) {
    const collection = collectionOf(file);
    if (!collection) continue;
    const schema = schemaNamed(schemas, collection.schema);
    edit(content, file, (document) => {
      const data: unknown = document.toJS();
      const renamed = file === "home/offerings.yaml" ? offerings : [];
      for (const [index, { title }] of renamed.entries())
        document.setIn([index, "formerly"], [offeringPath(title)]);
      for (const { path, value } of textsOf(schemas, schema, data)) {
        const [address = ""] = value.split("#");
        const now = moved.get(address);
        if (now) document.setIn(path, now + value.slice(address.length));
      }
      for (const { path, value } of wordings(schemas, schema, data)) document.setIn(path, reworded(value));
    });
  }
}

/** Changes a content file; what is not changed stays as it is written, as far as the library can. */
function edit(content: string, file: string, change: (document: Document) => unknown): void {
  const path = join(content, file);
  const document = parseDocument(readFileSync(path, "utf8"));
  change(document);
  writeFileSync(path, document.toString({ lineWidth: 0 }));
}

function listIn(document: Document): YAMLSeq {
  if (document.contents instanceof YAMLSeq) return document.contents;
  throw new Error("The file is no list");
}

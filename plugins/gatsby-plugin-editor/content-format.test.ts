/** @jest-environment node */
import { parse } from "yaml";
import { frozenTexts } from "../../test/content/frozen-site";
import { readSchemas, schemaNamed } from "../gatsby-plugin-content/schema/schema-files";
import { contentFormat, type Shape } from "./content-format";
import { fieldOf, fieldsOf } from "./fields";

const schemas = readSchemas();
const list = (name: string) => [
  { ...(fieldOf(schemas, name, schemaNamed(schemas, name), true) as Shape), root: true },
];
const services = () =>
  contentFormat("content/services", fieldsOf(schemas, schemaNamed(schemas, "service")) as Shape[], "slug");

type Service = Record<string, unknown> & { slug: string; shortName: string };

test("what was left empty is not written, unless it has to be there", () => {
  const format = contentFormat("content/home/slides.yaml", list("slides"));
  const [first, ...rest] = format.fromFile(frozenTexts["home/slides.yaml"] ?? "") as object[];

  expect(format.toFile([{ ...first, imageAlt: "" }, ...rest])).toBe(frozenTexts["home/slides.yaml"]);

  const team = contentFormat("content/about/team.yaml", list("team"));
  const [founder, ...others] = team.fromFile(frozenTexts["about/team.yaml"] ?? "") as object[];
  const emptied = [{ ...founder, website: "" }, ...others.map((one) => ({ website: null, ...one }))];

  expect(parse(team.toFile(emptied))).toEqual([{ ...founder, website: undefined }, ...others]);
});

test("a list without entries is left out", () => {
  const format = services();
  const service = format.fromFile(frozenTexts["services/ai.yaml"] ?? "") as Service;

  expect(format.toFile({ ...service, formerly: [] })).toBe(frozenTexts["services/ai.yaml"]);
});

test("each of several files keeps what is its own", () => {
  const format = services();
  const [ai, software] = ["services/ai.yaml", "services/software.yaml"].map(
    (path) => format.fromFile(frozenTexts[path] ?? "") as Service,
  );

  expect(format.toFile({ ...software, shortName: "Programs" })).toBe(
    frozenTexts["services/software.yaml"]?.replace("shortName: Software", "shortName: Programs"),
  );
  expect(format.toFile({ ...ai, shortName: "Robots" })).toBe(
    frozenTexts["services/ai.yaml"]?.replace("shortName: Data", "shortName: Robots"),
  );
});

test("a file that is saved twice builds on what was saved first", () => {
  const format = services();
  const service = format.fromFile(frozenTexts["services/ai.yaml"] ?? "") as Service;
  format.toFile({ ...service, formerly: ["/ai"] });

  expect(format.toFile(service)).toBe(frozenTexts["services/ai.yaml"]);
});

test("a service that gets another address keeps its comments", () => {
  const format = services();
  const service = format.fromFile(frozenTexts["services/ai.yaml"] ?? "") as Service;

  expect(format.toFile({ ...service, slug: "robots" })).toBe(
    frozenTexts["services/ai.yaml"]?.replace("slug: ai\n", "slug: robots\n"),
  );
});

test("a service that gets another address builds on the file it has most in common with", () => {
  const format = services();
  const before = frozenTexts["services/ai.yaml"] ?? "";
  const twin = before.replace("slug: ai\n", "slug: twin\n").replace("shortName: Data", "shortName: Twin");
  format.fromFile(`# The twin's own comment.\n${twin}`);
  const service = format.fromFile(before) as Service;

  expect(format.toFile({ ...service, slug: "robots" })).toBe(before.replace("slug: ai\n", "slug: robots\n"));
});

test("a file that is new is plain YAML in the order of the form", () => {
  const format = services();
  format.fromFile(frozenTexts["services/ai.yaml"] ?? "");

  expect(format.toFile({ slug: "new", order: 4, title: "yes", formerly: [] })).toBe(
    'slug: new\norder: 4\ntitle: "yes"\n',
  );
});

test("pictures have one name in the editor, and in each file their way from it", () => {
  const site = contentFormat("content/site.yaml", fieldsOf(schemas, schemaNamed(schemas, "site")) as Shape[]);
  const service = services();

  expect(site.fromFile(frozenTexts["site.yaml"] ?? "")).toMatchObject({
    seo: { image: "/images/social-preview.png" },
  });
  const software = service.fromFile(frozenTexts["services/software.yaml"] ?? "") as Service;
  expect(software.image).toBe("/images/hero-software.jpg");
  expect(service.toFile({ ...software, image: "/images/about.jpg" })).toBe(
    frozenTexts["services/software.yaml"]?.replace("../images/hero-software.jpg", "../images/about.jpg"),
  );
  const photo = "https://images.unsplash.com/photo-1518837695005-2083093ee35b";
  expect(service.toFile({ ...software, image: photo })).toContain(`\nimage: ${photo}\n`);
});

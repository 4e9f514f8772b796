/** @jest-environment node */
import { parse } from "yaml";
import { readTexts } from "../content/check";
import { readSchemas, schemaNamed } from "../content/schema";
import { contentFormat, type Shape } from "./content-format";
import { fieldOf, fieldsOf } from "./fields";

const texts = readTexts();
const schemas = readSchemas();
const list = (name: string) => [
  { ...(fieldOf(schemas, name, schemaNamed(schemas, name), true) as Shape), root: true },
];
const services = () =>
  contentFormat("content/services", fieldsOf(schemas, schemaNamed(schemas, "service")) as Shape[], "slug");

type Service = Record<string, unknown> & { slug: string; shortName: string };

test("what was left empty is not written, unless it has to be there", () => {
  const format = contentFormat("content/home/slides.yaml", list("slides"));
  const [first, ...rest] = format.fromFile(texts["home/slides.yaml"] ?? "") as object[];

  expect(format.toFile([{ ...first, imageAlt: "" }, ...rest])).toBe(texts["home/slides.yaml"]);

  const team = contentFormat("content/about/team.yaml", list("team"));
  const [founder, ...others] = team.fromFile(texts["about/team.yaml"] ?? "") as object[];
  const emptied = [{ ...founder, website: "" }, ...others.map((one) => ({ website: null, ...one }))];

  expect(parse(team.toFile(emptied))).toEqual([{ ...founder, website: undefined }, ...others]);
});

test("a list without entries is left out", () => {
  const format = services();
  const service = format.fromFile(texts["services/ai.yaml"] ?? "") as Service;

  expect(format.toFile({ ...service, formerly: [] })).toBe(texts["services/ai.yaml"]);
});

test("each of several files keeps what is its own", () => {
  const format = services();
  const [ai, media] = ["services/ai.yaml", "services/media.yaml"].map(
    (path) => format.fromFile(texts[path] ?? "") as Service,
  );

  expect(format.toFile({ ...media, shortName: "Film" })).toBe(
    texts["services/media.yaml"]?.replace("shortName: Media", "shortName: Film"),
  );
  expect(format.toFile({ ...ai, shortName: "Robots" })).toBe(
    texts["services/ai.yaml"]?.replace("shortName: AI", "shortName: Robots"),
  );
});

test("a file that is saved twice builds on what was saved first", () => {
  const format = services();
  const service = format.fromFile(texts["services/ai.yaml"] ?? "") as Service;
  format.toFile({ ...service, formerly: ["/ai"] });

  expect(format.toFile(service)).toBe(texts["services/ai.yaml"]);
});

test("a service that gets another address keeps its comments", () => {
  const format = services();
  const service = format.fromFile(texts["services/ai.yaml"] ?? "") as Service;

  expect(format.toFile({ ...service, slug: "robots" })).toBe(
    texts["services/ai.yaml"]?.replace("slug: ai\n", "slug: robots\n"),
  );
});

test("a service that gets another address builds on the file it has most in common with", () => {
  const format = services();
  const before = texts["services/ai.yaml"] ?? "";
  const twin = before.replace("slug: ai\n", "slug: twin\n").replace("shortName: AI", "shortName: Twin");
  format.fromFile(`# The twin's own comment.\n${twin}`);
  const service = format.fromFile(before) as Service;

  expect(format.toFile({ ...service, slug: "robots" })).toBe(before.replace("slug: ai\n", "slug: robots\n"));
});

test("a file that is new is plain YAML in the order of the form", () => {
  const format = services();
  format.fromFile(texts["services/ai.yaml"] ?? "");

  expect(format.toFile({ slug: "new", order: 4, title: "yes", formerly: [] })).toBe(
    'slug: new\norder: 4\ntitle: "yes"\n',
  );
});

test("pictures have one name in the editor, and in each file their way from it", () => {
  const site = contentFormat("content/site.yaml", fieldsOf(schemas, schemaNamed(schemas, "site")) as Shape[]);
  const service = services();

  expect(site.fromFile(texts["site.yaml"] ?? "")).toMatchObject({
    seo: { image: "/images/social-preview.png" },
  });
  const media = service.fromFile(texts["services/media.yaml"] ?? "") as Service;
  expect(media.image).toBe("/images/hero-media.jpg");
  expect(service.toFile({ ...media, image: "/images/about.jpg" })).toBe(
    texts["services/media.yaml"]?.replace("../images/hero-media.jpg", "../images/about.jpg"),
  );
  const photo = "https://images.unsplash.com/photo-1518837695005-2083093ee35b";
  expect(service.toFile({ ...media, image: photo })).toContain(`\nimage: ${photo}\n`);
});

import { parse } from "yaml";
import { frozenTexts } from "../../test/content/frozen-site";
import { readSchemas, schemaNamed } from "../gatsby-plugin-content/schema/schema-files";
import { contentFormat, type Shape } from "./content-format";
import { fieldsOf, fileFieldsOf } from "./fields";

const schemas = readSchemas();
const list = (name: string) => fileFieldsOf(schemas, name, schemaNamed(schemas, name)) as Shape[];
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

test("an optional field with nothing but invisible characters counts as empty", () => {
  const team = contentFormat("content/about/team.yaml", list("team"));
  const [founder, ...others] = team.fromFile(frozenTexts["about/team.yaml"] ?? "") as object[];
  const [saved] = parse(team.toFile([{ ...founder, website: "\u200b" }, ...others])) as object[];

  expect(saved).toEqual({ ...founder, website: undefined });
});

test("a file with line ends of Windows is written with those of the repository", () => {
  const format = contentFormat("content/home/faqs.yaml", list("faqs"));
  const text = frozenTexts["home/faqs.yaml"] ?? "";

  expect(format.toFile(format.fromFile(text.replaceAll("\n", "\r\n")))).toBe(text);
});

test("invisible characters of pasted text are not written, and those that writing needs are", () => {
  const format = contentFormat("content/home/faqs.yaml", list("faqs"));
  const [first, ...rest] = format.fromFile(frozenTexts["home/faqs.yaml"] ?? "") as Question[];
  const pasted =
    "\ufeffWho \u202eare\u202c you,\u2028 and\u200b why? \u{1f469}\u200d\u{1f4bb} \u2764\ufe0f, auto\u00admatic";
  const [saved] = parse(format.toFile([{ ...first, question: pasted }, ...rest])) as Question[];
  expect(saved?.question).toBe(
    "Who are you,  and why? \u{1f469}\u200d\u{1f4bb} \u2764\ufe0f, auto\u00admatic",
  );
});

type Question = { key?: string; question: string; answer: string };

test("a new entry gets a key made of its summary, and keeps it when its words change", () => {
  const format = contentFormat("content/home/faqs.yaml", list("faqs"));
  const before = format.fromFile(frozenTexts["home/faqs.yaml"] ?? "") as Question[];
  const saved = (questions: Question[]) => parse(format.toFile(questions)) as Question[];
  const fresh = { question: "Who’s the café for, and what else is in it for us?", answer: "You." };
  const keyless = { key: "", question: "How long does a project take? Which wells?", answer: "A year." };
  const keys = ["whos-the-cafe-for-and-what-else-is-in-it", "how-long-does-a-project-take-which-wells"];

  expect(saved([fresh, ...before, keyless])).toEqual([
    { key: keys[0], ...fresh },
    ...before,
    { ...keyless, key: keys[1] },
  ]);
  // The form does not know of the key.
  const reworded = { ...fresh, question: "For whom is the café?" };
  const again = { ...fresh, answer: "Us." };
  expect(saved([reworded, ...before, keyless])[0]).toEqual({ key: keys[0], ...reworded });
  expect(saved([reworded, again, ...before]).map(({ key }) => key)).toEqual([
    keys[0],
    `${keys[0]}-2`,
    ...before.map(({ key }) => key),
  ]);
});

test("an entry that takes the place of another does not take its key", () => {
  const format = contentFormat("content/home/faqs.yaml", list("faqs"));
  const [, ...others] = format.fromFile(frozenTexts["home/faqs.yaml"] ?? "") as Question[];
  const fresh = { question: "Where?", answer: "Here." };

  expect(parse(format.toFile([fresh, ...others]))).toEqual([{ key: "where", ...fresh }, ...others]);
});

test("an entry that was duplicated in the form gets a key of its own, and keeps it", () => {
  const format = contentFormat("content/home/faqs.yaml", list("faqs"));
  const [first, ...others] = format.fromFile(frozenTexts["home/faqs.yaml"] ?? "") as Question[];
  const saved = (questions: Question[]) => parse(format.toFile(questions)) as Question[];
  const copy = { ...first!, question: "Where?", answer: "Here." };

  expect(saved([first!, copy, ...others])).toEqual([first, { ...copy, key: "where" }, ...others]);
  // The form still has the copied key.
  const reworded = { ...copy, answer: "There." };
  expect(saved([first!, reworded, ...others])).toEqual([first, { ...reworded, key: "where" }, ...others]);
  // Also if the copy stands before its original, and the original is changed in the same save.
  const changed = { ...first!, answer: "Wells." };
  expect(saved([reworded, changed, ...others])).toEqual([{ ...reworded, key: "where" }, changed, ...others]);
});

test("an entry that had no key, and one without Latin letters, get none", () => {
  const format = contentFormat("content/home/faqs.yaml", list("faqs"));
  const text = "- question: Where?\n  answer: Here.\n";
  const before = format.fromFile(text) as Question[];
  const arabic = { question: "أين؟", answer: "هنا." };

  expect(format.toFile(before)).toBe(text);
  expect(parse(format.toFile([...before, arabic]))).toEqual([...before, arabic]);
});

test("entries within entries get keys as well, and a new file's do", () => {
  const offerings = contentFormat("content/home/offerings.yaml", list("offerings"));
  type Offering = { features: { key?: string; icon: string; title: string }[] };
  const [first, ...others] = offerings.fromFile(frozenTexts["home/offerings.yaml"] ?? "") as Offering[];
  const feature = { icon: "droplet", title: "Rain gauges", text: "They count." };
  const added = { ...first!, features: [...first!.features, feature] };

  expect(parse(offerings.toFile([added, ...others]))).toEqual([
    { ...first, features: [...first!.features, { key: "rain-gauges", ...feature }] },
    ...others,
  ]);
  expect(parse(services().toFile({ slug: "new", capabilities: { items: [{ title: "Maps" }] } }))).toEqual({
    slug: "new",
    capabilities: { items: [{ key: "maps", title: "Maps" }] },
  });
});

test("a list without entries is left out", () => {
  const format = services();
  const service = format.fromFile(frozenTexts["services/ai.yaml"] ?? "") as Service;

  expect(format.toFile({ ...service, formerly: [] })).toBe(frozenTexts["services/ai.yaml"]);
});

test("each of several files of a kind keeps its own text", () => {
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
  const duplicate = before
    .replace("slug: ai\n", "slug: duplicate\n")
    .replace("shortName: Data", "shortName: Duplicate");
  format.fromFile(`# The duplicate's own comment.\n${duplicate}`);
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

test("a picture has one path in the editor, and in each file the path from that file", () => {
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

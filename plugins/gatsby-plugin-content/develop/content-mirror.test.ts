import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mirrorContent } from "./content-mirror";

const LONG_AGO = new Date("2020-01-01");

let root: string;
let from: string;
let to: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "mirror-"));
  [from, to] = [join(root, "content"), join(root, "mirror")];
  mkdirSync(join(from, "images"), { recursive: true });
  writeFileSync(join(from, "images/a.jpg"), "picture");
  writeFileSync(join(from, "site.yaml"), "brand: Half writ");
  mirrorContent({ "site.yaml": "brand: A", "home/faqs.yaml": "[]" }, from, to);
});

afterEach(() => rmSync(root, { recursive: true }));

const held = () =>
  readdirSync(to, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();

test("it holds the texts that were checked, not those that an editor has saved since, and every picture", () => {
  expect(held()).toEqual(["a.jpg", "faqs.yaml", "site.yaml"]);
  expect(readFileSync(join(to, "en/site.yaml"), "utf8")).toContain('"brand": "A"');
  expect(readFileSync(join(to, "en/images/a.jpg"), "utf8")).toBe("picture");
});

test("what has not changed is not touched, what has is", () => {
  for (const file of ["en/site.yaml", "en/home/faqs.yaml", "en/images/a.jpg"])
    utimesSync(join(to, file), LONG_AGO, LONG_AGO);
  writeFileSync(join(from, "images/a.jpg"), "another");
  mirrorContent({ "site.yaml": "brand: B", "home/faqs.yaml": "[]" }, from, to);

  const touched = (file: string) => statSync(join(to, file)).mtimeMs !== LONG_AGO.getTime();
  expect(["en/site.yaml", "en/home/faqs.yaml", "en/images/a.jpg"].map(touched)).toEqual([true, false, true]);
  expect(readFileSync(join(to, "en/images/a.jpg"), "utf8")).toBe("another");
});

test("what is gone goes", () => {
  rmSync(join(from, "images/a.jpg"));
  mirrorContent({ "site.yaml": "brand: A" }, from, to);

  expect(held()).toEqual(["site.yaml"]);
});

import fs, {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { newFolder } from "../../../test/folders";
import { mirrorContent } from "./content-mirror";

const LONG_AGO = new Date("2020-01-01");

let root: string;
let from: string;
let to: string;

beforeEach(() => {
  root = newFolder("mirror");
  [from, to] = [join(root, "content"), join(root, "mirror")];
  mkdirSync(join(from, "images"), { recursive: true });
  writeFileSync(join(from, "images/a.jpg"), "picture");
  writeFileSync(join(from, "site.yaml"), "brand: Half writ");
  mirrorContent({ "site.yaml": "brand: A", "home/faqs.yaml": "[]" }, from, to);
});

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

test("unchanged files are not touched, changed files are written", () => {
  for (const file of ["en/site.yaml", "en/home/faqs.yaml", "en/images/a.jpg"])
    utimesSync(join(to, file), LONG_AGO, LONG_AGO);
  writeFileSync(join(from, "images/a.jpg"), "another");
  mirrorContent({ "site.yaml": "brand: B", "home/faqs.yaml": "[]" }, from, to);

  const touched = (file: string) => statSync(join(to, file)).mtimeMs !== LONG_AGO.getTime();
  expect(["en/site.yaml", "en/home/faqs.yaml", "en/images/a.jpg"].map(touched)).toEqual([true, false, true]);
  expect(readFileSync(join(to, "en/images/a.jpg"), "utf8")).toBe("another");
});

test("of all other files it holds only pictures, in any folder, and links to pictures", () => {
  mkdirSync(join(from, "icons/folder.jpg"), { recursive: true });
  writeFileSync(join(from, "icons/mark.svg"), "icon");
  writeFileSync(join(from, "icons/b.PNG"), "picture");
  symlinkSync(join(from, "images/a.jpg"), join(from, "images/linked.jpg"));
  mirrorContent({ "site.yaml": "brand: A" }, from, to);

  expect(held()).toEqual(["a.jpg", "b.PNG", "linked.jpg", "site.yaml"]);
});

test("a picture renamed in case only is removed first: on a case-insensitive disk the new name is the same file", () => {
  const steps: string[] = [];
  const note = (step: string) => (place: fs.PathOrFileDescriptor) => {
    if (/jpg$/i.test(String(place))) steps.push(`${step} ${basename(String(place))}`);
  };
  jest.spyOn(fs, "rmSync").mockImplementation(note("remove"));
  jest.spyOn(fs, "writeFileSync").mockImplementation(note("write"));
  renameSync(join(from, "images/a.jpg"), join(from, "images/A.jpg"));
  mirrorContent({ "site.yaml": "brand: A" }, from, to);
  // Folders are removed before Jest restores what the last test replaced.
  jest.restoreAllMocks();

  expect(steps.slice(0, 2)).toEqual(["remove a.jpg", "write A.jpg"]);
});

test("a file that is gone from content is removed", () => {
  rmSync(join(from, "images/a.jpg"));
  mirrorContent({ "site.yaml": "brand: A" }, from, to);

  expect(held()).toEqual(["site.yaml"]);
});

/** @jest-environment jsdom */
import { readSchemas } from "../gatsby-plugin-content/schema/schema-files";
import { backendOf } from "./backend";
import { editorConfiguration } from "./configuration";
import { editorPage } from "./editor-page";
import { editorPolicy } from "./editor-policy";
import { labelOf } from "./labels";

const repository = "https://github.com/company/website";
const site = { brand: "A < B & C", url: "https://www.company.example", repository };
const PHOTOS = ["https://photos.example"];
const configuration = editorConfiguration(readSchemas(), site);

test("a repository on GitHub is edited through GitHub, with a token of one's own", () => {
  expect(backendOf(repository)).toEqual({ name: "github", repo: "company/website", auth_methods: ["token"] });
});

test("a repository anywhere else is edited through the GitLab there", () => {
  expect(backendOf("https://gitlab.com/group/sub/website")).toEqual({
    name: "gitlab",
    repo: "group/sub/website",
    auth_methods: ["token"],
  });
  expect(backendOf("https://git.company.example/web/site")).toMatchObject({
    name: "gitlab",
    repo: "web/site",
    base_url: "https://git.company.example",
    api_root: "https://git.company.example/api/v4",
  });
});

test.each([
  [repository, "https://api.github.com"],
  ["https://gitlab.com/company/website", "https://gitlab.com"],
  ["https://git.company.example/web/site", "https://git.company.example"],
])("the editor of %s connects to %s and to no other host", (address, host) => {
  const policy = editorPolicy(backendOf(address), PHOTOS);

  expect(policy).toContain(`; connect-src 'self' data: blob: ${host};`);
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).toContain(" https://photos.example ");
  expect(policy).not.toMatch(/unsafe-eval|\*|http:/);
});

test("the page holds the configuration as data, and one program from this site", () => {
  const page = new DOMParser().parseFromString(
    editorPage(configuration, "/admin/editor-1.js", PHOTOS),
    "text/html",
  );

  expect(page.title).toBe("A < B & C: content");
  expect(JSON.parse(page.querySelector("#configuration")?.textContent ?? "")).toEqual(
    JSON.parse(JSON.stringify(configuration)),
  );
  const [data, program, ...more] = page.querySelectorAll("script");
  expect([data?.type, program?.type, program?.getAttribute("src"), more]).toEqual([
    "application/json",
    "module",
    "/admin/editor-1.js",
    [],
  ]);
  expect(page.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
  expect(page.querySelector("meta[http-equiv]")?.getAttribute("content")).toBe(
    editorPolicy(configuration.backend, PHOTOS),
  );
});

test.each([
  ["imageAlt", "Image description"],
  ["ctaText", "Button text"],
  ["TeamMember", "Team member"],
  ["home-page", "Home page"],
])("%s is called %s", (name, label) => {
  expect(labelOf(name)).toBe(label);
});

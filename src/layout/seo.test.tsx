import { render, waitFor } from "@testing-library/react";
import { Helmet } from "react-helmet";
import { settings, withSettings } from "../../test/components/site-settings";
import { Seo } from "./seo";

const head = {
  path: "/about",
  title: "About",
  description: "What we do.",
  keywords: ["AI", "media"],
  shareLine: "Who we are",
  sharePicture: "/static/share-1.jpg",
  structuredData: '{"@graph":[]}',
};

type Tag = { name?: string; property?: string; content: string };

/** What the page says about itself, by name. */
const meta = () =>
  Object.fromEntries<string>(
    (Helmet.peek().metaTags as unknown as Tag[]).map(({ name, property, content }) => [
      String(name ?? property),
      content,
    ]),
  );

const canonical = () => Helmet.peek().linkTags.find(({ rel }) => rel === "canonical")?.href;

beforeEach(() => {
  process.env.BUILD_STAGE = "build-html";
});

afterEach(() => delete process.env.BUILD_STAGE);

test("the title is that of the page, followed by the brand", async () => {
  render(withSettings(<Seo head={{ ...head, title: "Contact Us", path: "/contact" }} />));
  await waitFor(() => expect(document.title).toBe("Contact Us | Example"));
});

test("the title changes with the page", async () => {
  const { rerender } = render(withSettings(<Seo head={{ ...head, title: "Home", path: "/" }} />));
  await waitFor(() => expect(document.title).toBe("Home | Example"));
  rerender(withSettings(<Seo head={{ ...head, title: "About", path: "/about" }} />));
  await waitFor(() => expect(document.title).toBe("About | Example"));
});

test("search engines get description and keywords, and the page's language", async () => {
  render(withSettings(<Seo head={{ ...head, title: "Home", path: "/" }} />));
  expect(meta()).toMatchObject({ description: "What we do.", keywords: "AI, media" });
  await waitFor(() => expect(document.documentElement).toHaveAttribute("lang", "en"));
});

test("social networks get the same texts, and a picture at its full address", () => {
  render(withSettings(<Seo head={{ ...head, title: "About", path: "/about" }} />));
  expect(meta()).toMatchObject({
    "og:type": "website",
    "og:site_name": "Example",
    "og:title": "About | Example",
    "og:description": "What we do.",
    "og:url": "https://www.example.com/about",
    "og:image": "https://www.example.com/static/share-1.jpg",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "Example: Who we are",
    "twitter:card": "summary_large_image",
  });
});

test.each([
  ["/", "https://www.example.com/"],
  ["/services/ai", "https://www.example.com/services/ai"],
])("the one address of %s is %s", (path, address) => {
  render(withSettings(<Seo head={{ ...head, path }} />));
  expect(canonical()).toBe(address);
  expect(meta()).not.toHaveProperty("robots");
});

test("a page without an address has none to offer, and stays out of indexes", () => {
  render(withSettings(<Seo head={{ title: "Page Not Found", description: "", keywords: [] }} />));
  expect(canonical()).toBeUndefined();
  expect(meta()).not.toHaveProperty("og:url");
  expect(Helmet.peek().scriptTags).toEqual([]);
  expect(meta()).toHaveProperty("robots", "noindex");
});

test("search engines get the page's graph", () => {
  render(withSettings(<Seo head={head} />));
  expect(Helmet.peek().scriptTags).toEqual([{ type: "application/ld+json", innerHTML: '{"@graph":[]}' }]);
});

test("in the browser nothing is kept for robots", () => {
  process.env.BUILD_STAGE = "build-javascript";
  render(withSettings(<Seo head={head} />));
  expect(Helmet.peek().scriptTags).toEqual([]);
  expect(Object.keys(meta())).toEqual(["description", "keywords", "theme-color"]);
});

const [english] = settings.languages;
const arabic = {
  code: "ar",
  name: "العربية",
  region: "AE",
  direction: "rtl",
  home: "/ar",
  path: "/ar/about",
};
const showInArabic = (path: string, translated: boolean) =>
  render(
    withSettings(<Seo head={{ ...head, path }} />, {
      language: "ar",
      direction: "rtl",
      languages: [
        { ...english!, region: "AE" },
        { ...arabic, translated },
      ],
    }),
  );

const alternates = () =>
  (Helmet.peek().linkTags as unknown as { rel: string; hrefLang: string; href: string }[])
    .filter(({ rel }) => rel === "alternate")
    .map(({ hrefLang, href }) => [hrefLang, href]);

test("a page in several languages names each of them, and its own direction", async () => {
  showInArabic("/ar/about", true);
  expect(alternates()).toEqual([
    ["en", "https://www.example.com/about"],
    ["ar", "https://www.example.com/ar/about"],
    ["x-default", "https://www.example.com/about"],
  ]);
  expect(meta()).toMatchObject({ "og:locale": "ar_AE", "og:locale:alternate": "en_AE" });
  await waitFor(() => expect(document.documentElement).toHaveAttribute("dir", "rtl"));
});

test("a language whose code has three letters keeps them", () => {
  const filipino = { ...english!, code: "fil", region: "PH", translated: true };
  render(
    withSettings(<Seo head={{ ...head, path: "/about" }} />, { language: "fil", languages: [filipino] }),
  );
  expect(meta()).toMatchObject({ "og:locale": "fil_PH" });
});

test("a page in one language names none", () => {
  showInArabic("/about", false);
  expect(alternates()).toEqual([]);
});

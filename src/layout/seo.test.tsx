import { render, waitFor } from "@testing-library/react";
import { Helmet } from "react-helmet";
import { serveSettings } from "../../test/components/site-settings";
import { Seo } from "./seo";

const seo = { description: "What we do.", keywords: ["AI", "media"] };

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

beforeEach(serveSettings);

test("the title is that of the page, followed by the brand", async () => {
  render(<Seo title="Contact Us" seo={seo} path="/contact" />);
  await waitFor(() => expect(document.title).toBe("Contact Us | Example"));
});

test("the title changes with the page", async () => {
  const { rerender } = render(<Seo title="Home" seo={seo} path="/" />);
  await waitFor(() => expect(document.title).toBe("Home | Example"));
  rerender(<Seo title="About" seo={seo} path="/about" />);
  await waitFor(() => expect(document.title).toBe("About | Example"));
});

test("search engines get description and keywords, and the page's language", async () => {
  render(<Seo title="Home" seo={seo} path="/" />);
  expect(meta()).toMatchObject({ description: "What we do.", keywords: "AI, media" });
  await waitFor(() => expect(document.documentElement).toHaveAttribute("lang", "en"));
});

test("social networks get the same texts, and a picture at its full address", () => {
  render(<Seo title="About" seo={seo} path="/about" />);
  expect(meta()).toMatchObject({
    "og:type": "website",
    "og:site_name": "Example",
    "og:title": "About | Example",
    "og:description": "What we do.",
    "og:url": "https://www.example.com/about",
    "og:image": "https://www.example.com/preview.jpg",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "A river at dusk",
    "twitter:card": "summary_large_image",
    "twitter:title": "About | Example",
    "twitter:description": "What we do.",
    "twitter:image": "https://www.example.com/preview.jpg",
    "twitter:image:alt": "A river at dusk",
  });
});

test.each([
  ["/", "https://www.example.com/"],
  ["/services/ai", "https://www.example.com/services/ai"],
  ["/services/ai/", "https://www.example.com/services/ai"],
])("the one address of %s is %s", (path, address) => {
  render(<Seo title="Page" seo={seo} path={path} />);
  expect(canonical()).toBe(address);
  expect(meta()).not.toHaveProperty("robots");
});

test("a page without an address has none to offer, and stays out of indexes", () => {
  render(<Seo title="Page Not Found" seo={seo} />);
  expect(canonical()).toBeUndefined();
  expect(meta()).not.toHaveProperty("og:url");
  expect(meta()).toHaveProperty("robots", "noindex");
});

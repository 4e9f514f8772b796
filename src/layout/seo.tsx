import { graphql } from "gatsby";
import { Helmet } from "react-helmet";
import { useSiteSettings } from "../hooks/use-site-settings";
import { color } from "../theme/tokens";

type SeoProps = {
  /** The page's title, without the brand. */
  title: string;
  seo: { readonly description: string; readonly keywords: readonly string[] };
  /** The page's path. Without one (the not-found page) there is no canonical address, and `noindex`. */
  path?: string;
};

/** Title and metadata of a page (specification, section 2). */
export function Seo({ title, seo: { description, keywords }, path }: SeoProps) {
  const { brand, url, language, seo } = useSiteSettings();
  const fullTitle = `${title} | ${brand}`;
  const address = path === undefined ? undefined : url + (path === "/" ? "/" : path.replace(/\/$/, ""));
  const image = url + (seo.image.gatsbyImageData.images.fallback?.src ?? "");
  return (
    <Helmet
      title={fullTitle}
      htmlAttributes={{ lang: language }}
      link={address ? [{ rel: "canonical", href: address }] : []}
      meta={[
        { name: "description", content: description },
        { name: "keywords", content: keywords.join(", ") },
        { name: "theme-color", content: color.ink },
        { property: "og:type", content: "website" },
        { property: "og:site_name", content: brand },
        { property: "og:title", content: fullTitle },
        { property: "og:description", content: description },
        { property: "og:image", content: image },
        { property: "og:image:width", content: "1200" },
        { property: "og:image:height", content: "630" },
        { property: "og:image:alt", content: seo.imageAlt },
        { name: "twitter:card", content: "summary_large_image" },
        { name: "twitter:title", content: fullTitle },
        { name: "twitter:description", content: description },
        { name: "twitter:image", content: image },
        { name: "twitter:image:alt", content: seo.imageAlt },
        ...(address ? [{ property: "og:url", content: address }] : [{ name: "robots", content: "noindex" }]),
      ]}
    />
  );
}

export const fragment = graphql`
  fragment Seo on Seo {
    description
    keywords
  }
`;

import { graphql } from "gatsby";
import { SHARE_SIZE } from "../config";
import { useSiteSettings } from "../hooks/use-site-settings";
import { color } from "../theme/tokens";
import { Head } from "./head";

type SeoProps = {
  /** Without a path (the not-found page) there is no canonical address and no preview, but `noindex`. */
  head: Pick<Queries.SeoFragment, "title" | "description" | "keywords"> & Partial<Queries.SeoFragment>;
};

/**
 * Title and metadata of a page (specification, section 2). What only robots read is in the prebuilt HTML only: the
 * browser's script leaves it out, and gatsby-ssr.tsx removes Helmet's mark from it, so that it stays.
 */
export function Seo({ head }: SeoProps) {
  const { brand, url, language, direction, languages } = useSiteSettings();
  const title = `${head.title} | ${brand}`;
  const { path, description, keywords, shareLine, sharePicture, structuredData } = head;
  const address = path === undefined ? undefined : new URL(path, url).href;
  const translations = languages.filter(({ translated }) => translated);
  const alternates =
    translations.length > 1
      ? [...translations, { ...translations[0]!, code: "x-default" }].map((one) => ({
          rel: "alternate",
          hrefLang: one.code,
          href: new URL(one.path, url).href,
        }))
      : [];
  const forRobots = process.env.BUILD_STAGE === "build-html";
  return (
    <Head
      title={title}
      htmlAttributes={{ lang: language, ...(direction === "rtl" && { dir: direction }) }}
      link={address ? [{ rel: "canonical", href: address }, ...alternates] : []}
      script={forRobots && structuredData ? [{ type: "application/ld+json", innerHTML: structuredData }] : []}
      meta={[
        { name: "description", content: description },
        { name: "keywords", content: keywords.join(", ") },
        { name: "theme-color", content: color.ink },
        ...(address ? [] : [{ name: "robots", content: "noindex" }]),
        ...(forRobots && address
          ? [
              { property: "og:type", content: "website" },
              { property: "og:site_name", content: brand },
              // Open Graph names a language only together with its country.
              ...translations.flatMap(({ code, region }) =>
                region
                  ? [
                      {
                        property: code === language ? "og:locale" : "og:locale:alternate",
                        content: `${code.split("-")[0]}_${region}`,
                      },
                    ]
                  : [],
              ),
              { property: "og:url", content: address },
              { property: "og:title", content: title },
              { property: "og:description", content: description },
              { property: "og:image", content: url + sharePicture },
              { property: "og:image:type", content: "image/jpeg" },
              { property: "og:image:width", content: String(SHARE_SIZE.width) },
              { property: "og:image:height", content: String(SHARE_SIZE.height) },
              { property: "og:image:alt", content: `${brand}: ${shareLine}` },
              // Twitter takes title, text and picture from the properties above.
              { name: "twitter:card", content: "summary_large_image" },
            ]
          : []),
      ]}
    />
  );
}

export const fragment = graphql`
  fragment Seo on PageHead {
    path
    title
    description
    keywords
    shareLine
    sharePicture
    structuredData
  }
`;

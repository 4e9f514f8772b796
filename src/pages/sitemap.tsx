import { graphql, type PageProps } from "gatsby";
import { Seo } from "../layout/seo";
import { PageHeader } from "../sections/page-header";
import { SiteTree } from "../sections/site-tree";

export default function SitemapPage({ data }: PageProps<Queries.SitemapPageQuery>) {
  const { head, page, pages } = data;
  if (!head || !page) return null;
  return (
    <>
      <Seo head={head} />
      <PageHeader heading={page.heading} intro={page.intro} />
      <SiteTree pages={pages} />
    </>
  );
}

export const query = graphql`
  query SitemapPage($path: String!, $language: String!) {
    ...SiteSettings
    head: pageHead(path: $path) {
      ...Seo
    }
    page: sitemapPage(language: { eq: $language }) {
      heading
      intro
    }
    pages: contentPages(language: $language) {
      ...SiteTreePage
    }
  }
`;

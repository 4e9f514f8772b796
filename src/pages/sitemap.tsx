import { graphql, type PageProps } from "gatsby";
import { Seo } from "../layout/seo";
import { PageHeader } from "../sections/page-header";
import { SiteTree } from "../sections/site-tree";

export default function SitemapPage({ data, location }: PageProps<Queries.SitemapPageQuery>) {
  const { page, pages } = data;
  if (!page) return null;
  return (
    <>
      <Seo title={page.title} seo={page.seo} path={location.pathname} />
      <PageHeader heading={page.heading} intro={page.intro} />
      <SiteTree pages={pages} />
    </>
  );
}

export const query = graphql`
  query SitemapPage {
    page: sitemapPage {
      title
      heading
      intro
      seo {
        ...Seo
      }
    }
    pages: contentPages {
      ...SiteTreePage
    }
  }
`;

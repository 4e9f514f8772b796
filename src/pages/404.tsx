import { graphql, type PageProps } from "gatsby";
import { Seo } from "../layout/seo";
import { NotFound } from "../sections/not-found";

export default function NotFoundPage({ data: { page } }: PageProps<Queries.NotFoundPageQuery>) {
  if (!page) return null;
  return (
    <>
      <Seo head={{ title: page.title, ...page.seo }} />
      <NotFound page={page} />
    </>
  );
}

export const query = graphql`
  query NotFoundPage($path: String!, $language: String!) {
    ...SiteSettings
    page: notFoundPage(language: { eq: $language }) {
      title
      seo {
        description
        keywords
      }
      ...NotFound
    }
  }
`;

import { graphql, type PageProps } from "gatsby";
import { Seo } from "../layout/seo";
import { LegalText, Updated } from "../sections/legal-text";
import { PageHeader } from "../sections/page-header";

export default function LegalTextTemplate({ data }: PageProps<Queries.LegalTextTemplateQuery>) {
  const { head, text } = data;
  if (!head || !text) return null;
  return (
    <>
      <Seo head={head} />
      <PageHeader
        heading={text.heading}
        intro={text.intro}
        note={<Updated {...text.updated} />}
        trail={head.trail}
      />
      <LegalText text={text} />
    </>
  );
}

export const query = graphql`
  query LegalTextTemplate($path: String!, $language: String!) {
    ...SiteSettings
    head: pageHead(path: $path) {
      ...Seo
      ...Trail
    }
    text: legalText(path: { eq: $path }) {
      heading
      intro
      ...LegalTextUpdated
      ...LegalText
    }
  }
`;

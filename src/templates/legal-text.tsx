import { graphql, type PageProps } from "gatsby";
import { useSiteSettings } from "../hooks/use-site-settings";
import { Seo } from "../layout/seo";
import { LegalText, Updated } from "../sections/legal-text";
import { PageHeader } from "../sections/page-header";

export default function LegalTextTemplate({ data }: PageProps<Queries.LegalTextTemplateQuery>) {
  const { head, text } = data;
  const { contact, language } = useSiteSettings();
  if (!head || !text) return null;
  return (
    <>
      <Seo head={head} />
      <PageHeader
        heading={text.heading}
        intro={text.intro}
        note={<Updated {...text.updated} language={language} />}
        trail={head.trail}
      />
      <LegalText text={text} email={contact.email} />
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

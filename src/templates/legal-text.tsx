import { graphql, type PageProps } from "gatsby";
import { useSiteSettings } from "../hooks/use-site-settings";
import { Seo } from "../layout/seo";
import { LegalText } from "../sections/legal-text";
import { PageHeader } from "../sections/page-header";

export default function LegalTextTemplate({ data, location }: PageProps<Queries.LegalTextTemplateQuery>) {
  const { text } = data;
  const { contact } = useSiteSettings();
  if (!text) return null;
  return (
    <>
      <Seo title={text.title} seo={text.seo} path={location.pathname} />
      <PageHeader heading={text.heading} intro={text.intro} />
      <LegalText text={text} email={contact.email} />
    </>
  );
}

export const query = graphql`
  query LegalTextTemplate($slug: String!) {
    text: legalText(slug: { eq: $slug }) {
      title
      heading
      intro
      seo {
        ...Seo
      }
      ...LegalText
    }
  }
`;

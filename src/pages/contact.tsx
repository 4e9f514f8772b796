import { graphql, type PageProps } from "gatsby";
import { useSiteSettings } from "../hooks/use-site-settings";
import { Seo } from "../layout/seo";
import { Contact } from "../sections/contact";
import { PageHeader } from "../sections/page-header";

export default function ContactPage({
  data: { page, words },
  location,
}: PageProps<Queries.ContactPageQuery>) {
  const settings = useSiteSettings();
  if (!page || !words) return null;
  return (
    <>
      <Seo title={page.title} seo={page.seo} path={location.pathname} />
      <PageHeader heading={page.heading} intro={page.intro} roomBelow />
      <Contact page={page} words={words} settings={settings} />
    </>
  );
}

export const query = graphql`
  query ContactPage {
    page: contactPage {
      title
      heading
      intro
      seo {
        ...Seo
      }
      ...Contact
    }
    words: enquiryForm {
      ...EnquiryForm
    }
  }
`;

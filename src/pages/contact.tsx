import { graphql, type PageProps } from "gatsby";
import { useSiteSettings } from "../hooks/use-site-settings";
import { Seo } from "../layout/seo";
import { Contact } from "../sections/contact";
import { PageHeader } from "../sections/page-header";
import { PhoneLink } from "../ui/contact-links";

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { head, page, process, words } = data;
  const { contact } = useSiteSettings();
  if (!head || !page || !process || !words) return null;
  const { heading, intro, sent, panel } = page;
  const [phone] = contact.phones;
  const byPhone = phone && (
    <>
      {panel.phone} <PhoneLink number={phone} />
    </>
  );
  return (
    <>
      <Seo head={head} />
      <PageHeader heading={heading} intro={intro} sent={sent} note={byPhone} roomBelow />
      <Contact page={page} process={process} words={words} />
    </>
  );
}

export const query = graphql`
  query ContactPage($path: String!, $language: String!) {
    ...SiteSettings
    head: pageHead(path: $path) {
      ...Seo
    }
    page: contactPage(language: { eq: $language }) {
      heading
      intro
      sent
      panel {
        phone
      }
      ...Contact
    }
    process(language: { eq: $language }) {
      ...FirstSteps
    }
    words: enquiryForm(language: { eq: $language }) {
      ...EnquiryForm
    }
  }
`;

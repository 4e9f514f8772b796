import { graphql, type PageProps } from "gatsby";
import { useSiteSettings } from "../hooks/use-site-settings";
import { Seo } from "../layout/seo";
import { CallToAction } from "../sections/call-to-action";
import { OfferingScope } from "../sections/offering-scope";
import { PageHeader } from "../sections/page-header";

export default function OfferingTemplate({ data }: PageProps<Queries.OfferingTemplateQuery>) {
  const { head, offering, siblings, texts, words } = data;
  const settings = useSiteSettings();
  if (!head || !offering || !texts || !words) return null;
  const { title, description, service } = offering;
  return (
    <>
      <Seo head={head} />
      <PageHeader heading={title} intro={description} trail={head.trail} />
      <OfferingScope texts={texts} offering={offering} siblings={siblings.nodes} />
      <CallToAction service={service} words={words} settings={settings} />
    </>
  );
}

export const query = graphql`
  query OfferingTemplate($title: String!, $service: String!, $path: String!) {
    head: pageHead(path: $path) {
      ...Seo
      ...PageHeaderTrail
    }
    offering(title: { eq: $title }) {
      title
      description
      service {
        slug
        shortName
        ...CallToAction
      }
      ...OfferingScope
    }
    siblings: allOffering(
      filter: { service: { slug: { eq: $service } }, title: { ne: $title } }
      sort: { position: ASC }
    ) {
      nodes {
        ...OfferingSibling
      }
    }
    texts: offeringPage {
      ...OfferingScopeTexts
    }
    words: enquiryForm {
      ...EnquiryForm
    }
  }
`;

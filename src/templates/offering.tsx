import { graphql, type PageProps } from "gatsby";
import { useSiteSettings } from "../hooks/use-site-settings";
import { Seo } from "../layout/seo";
import { CallToAction } from "../sections/call-to-action";
import { OfferingScope } from "../sections/offering-scope";
import { PageHeader } from "../sections/page-header";

export default function OfferingTemplate({ data, location }: PageProps<Queries.OfferingTemplateQuery>) {
  const { offering, siblings, texts, servicePage, words } = data;
  const settings = useSiteSettings();
  if (!offering || !texts || !servicePage || !words) return null;
  const { title, description, seo, service } = offering;
  return (
    <>
      <Seo title={title} seo={seo} path={location.pathname} />
      <PageHeader
        heading={title}
        intro={description}
        trail={[
          { label: servicePage.overviewLabel, to: "/services" },
          { label: service.shortName, to: `/services/${service.slug}` },
          { label: title },
        ]}
      />
      <OfferingScope texts={texts} offering={offering} siblings={siblings.nodes} />
      <CallToAction service={service} words={words} settings={settings} />
    </>
  );
}

export const query = graphql`
  query OfferingTemplate($title: String!, $service: String!) {
    offering(title: { eq: $title }) {
      title
      description
      seo {
        ...Seo
      }
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
    servicePage {
      overviewLabel
    }
    words: enquiryForm {
      ...EnquiryForm
    }
  }
`;

import { graphql, type PageProps } from "gatsby";
import { useSiteSettings } from "../hooks/use-site-settings";
import { Seo } from "../layout/seo";
import { CallToAction } from "../sections/call-to-action";
import { PageHeader } from "../sections/page-header";
import { ServiceScope } from "../sections/service-scope";

export default function ServiceTemplate({ data, location }: PageProps<Queries.ServiceTemplateQuery>) {
  const { service, texts, words } = data;
  const settings = useSiteSettings();
  if (!service || !texts || !words) return null;
  return (
    <>
      <Seo title={service.title} seo={service.seo} path={location.pathname} />
      <PageHeader
        heading={service.title}
        intro={service.lead}
        trail={[{ label: texts.overviewLabel, to: "/services" }, { label: service.shortName }]}
        art={service.image}
        artAlt={service.imageAlt}
      />
      <ServiceScope service={service} />
      <CallToAction service={service} words={words} settings={settings} />
    </>
  );
}

export const query = graphql`
  query ServiceTemplate($slug: String!) {
    service(slug: { eq: $slug }) {
      title
      shortName
      lead
      imageAlt
      image {
        ...PageHeaderArt
      }
      seo {
        ...Seo
      }
      ...ServiceScope
      ...CallToAction
    }
    texts: servicePage {
      overviewLabel
    }
    words: enquiryForm {
      ...EnquiryForm
    }
  }
`;

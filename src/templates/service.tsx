import { graphql, type PageProps } from "gatsby";
import { useSiteSettings } from "../hooks/use-site-settings";
import { Seo } from "../layout/seo";
import { CallToAction } from "../sections/call-to-action";
import { PageHeader } from "../sections/page-header";
import { ServiceScope } from "../sections/service-scope";

export default function ServiceTemplate({ data }: PageProps<Queries.ServiceTemplateQuery>) {
  const { head, service, words } = data;
  const settings = useSiteSettings();
  if (!head || !service || !words) return null;
  return (
    <>
      <Seo head={head} />
      <PageHeader
        heading={service.title}
        intro={service.lead}
        trail={head.trail}
        art={service.image}
        artAlt={service.imageAlt}
      />
      <ServiceScope service={service} />
      <CallToAction service={service} words={words} settings={settings} />
    </>
  );
}

export const query = graphql`
  query ServiceTemplate($slug: String!, $path: String!) {
    head: pageHead(path: $path) {
      ...Seo
      ...PageHeaderTrail
    }
    service(slug: { eq: $slug }) {
      title
      shortName
      lead
      imageAlt
      image {
        ...PageHeaderArt
      }
      ...ServiceScope
      ...CallToAction
    }
    words: enquiryForm {
      ...EnquiryForm
    }
  }
`;

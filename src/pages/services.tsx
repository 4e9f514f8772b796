import { graphql, type PageProps } from "gatsby";
import { Seo } from "../layout/seo";
import { PageHeader } from "../sections/page-header";
import { Process } from "../sections/process";
import { ServiceFeature } from "../sections/service-feature";
import { ServicesIndex } from "../sections/services-index";

export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const { head, page, services, process } = data;
  if (!head || !page || !process) return null;
  return (
    <>
      <Seo head={head} />
      <PageHeader heading={page.heading} intro={page.intro} />
      <ServicesIndex services={services.nodes} />
      {services.nodes.map((service, position) => (
        <ServiceFeature key={service.slug} service={service} position={position} readMore={page.readMore} />
      ))}
      <Process process={process} />
    </>
  );
}

export const query = graphql`
  query ServicesPage($path: String!, $language: String!) {
    ...SiteSettings
    head: pageHead(path: $path) {
      ...Seo
    }
    page: servicesPage(language: { eq: $language }) {
      heading
      intro
      readMore
    }
    services: allService(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...ServicesIndexItem
        ...ServiceFeature
      }
    }
    process(language: { eq: $language }) {
      ...Process
    }
  }
`;

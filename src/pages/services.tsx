import { graphql, type PageProps } from "gatsby";
import { Seo } from "../layout/seo";
import { PageHeader } from "../sections/page-header";
import { ServiceFeature } from "../sections/service-feature";
import { ServicesIndex } from "../sections/services-index";

export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const { head, page, services } = data;
  if (!head || !page) return null;
  return (
    <>
      <Seo head={head} />
      <PageHeader heading={page.heading} intro={page.intro} />
      <ServicesIndex services={services.nodes} />
      {services.nodes.map((service, position) => (
        <ServiceFeature
          key={service.slug}
          service={service}
          position={position}
          last={position === services.nodes.length - 1}
        />
      ))}
    </>
  );
}

export const query = graphql`
  query ServicesPage($path: String!) {
    head: pageHead(path: $path) {
      ...Seo
    }
    page: servicesPage {
      heading
      intro
    }
    services: allService(sort: { order: ASC }) {
      nodes {
        ...ServicesIndexItem
        ...ServiceFeature
      }
    }
  }
`;

import { graphql, type PageProps } from "gatsby";
import { Seo } from "../layout/seo";
import { PageHeader } from "../sections/page-header";
import { ServiceFeature } from "../sections/service-feature";
import { ServicesIndex } from "../sections/services-index";

export default function ServicesPage({ data, location }: PageProps<Queries.ServicesPageQuery>) {
  const { page, services } = data;
  if (!page) return null;
  return (
    <>
      <Seo title={page.title} seo={page.seo} path={location.pathname} />
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
  query ServicesPage {
    page: servicesPage {
      title
      heading
      intro
      seo {
        ...Seo
      }
    }
    services: allService(sort: { order: ASC }) {
      nodes {
        ...ServicesIndexItem
        ...ServiceFeature
      }
    }
  }
`;

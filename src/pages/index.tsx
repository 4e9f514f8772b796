import { graphql, type PageProps } from "gatsby";
import { Seo } from "../layout/seo";
import { Faq } from "../sections/faq";
import { Highlights } from "../sections/highlights";
import { Offerings } from "../sections/offerings";
import { Reasons } from "../sections/reasons";

export default function HomePage({ data, location }: PageProps<Queries.HomePageQuery>) {
  const { page, slides, services, offerings, reasons, faqs } = data;
  if (!page) return null;
  return (
    <>
      <Seo title={page.title} seo={page.seo} path={location.pathname} />
      <Highlights slides={slides.nodes} />
      <Offerings texts={page} services={services.nodes} offerings={offerings.nodes} />
      <Reasons texts={page} reasons={reasons.nodes} />
      <Faq texts={page} faqs={faqs.nodes} />
    </>
  );
}

export const query = graphql`
  query HomePage {
    page: homePage {
      title
      seo {
        ...Seo
      }
      ...OfferingsTexts
      ...ReasonsTexts
      ...FaqTexts
    }
    slides: allSlide(sort: { position: ASC }) {
      nodes {
        ...Highlight
      }
    }
    services: allService(sort: { order: ASC }) {
      nodes {
        ...OfferingsService
      }
    }
    offerings: allOffering(sort: { position: ASC }) {
      nodes {
        ...OfferingsItem
      }
    }
    reasons: allReason(sort: { position: ASC }) {
      nodes {
        ...ReasonsItem
      }
    }
    faqs: allFaq(sort: { position: ASC }) {
      nodes {
        ...FaqItem
      }
    }
  }
`;

import { graphql, type PageProps } from "gatsby";
import { Seo } from "../layout/seo";
import { Faq } from "../sections/faq";
import { Highlights } from "../sections/highlights";
import { Offerings } from "../sections/offerings";
import { Reasons } from "../sections/reasons";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { head, page, slides, services, offerings, reasons, faqs } = data;
  if (!head || !page) return null;
  return (
    <>
      <Seo head={head} />
      <Highlights texts={page} slides={slides.nodes} />
      <Offerings texts={page} services={services.nodes} offerings={offerings.nodes} />
      <Reasons texts={page} reasons={reasons.nodes} />
      <Faq texts={page} faqs={faqs.nodes} />
    </>
  );
}

export const query = graphql`
  query HomePage($path: String!, $language: String!) {
    ...SiteSettings
    head: pageHead(path: $path) {
      ...Seo
    }
    page: homePage(language: { eq: $language }) {
      ...HighlightsTexts
      ...OfferingsTexts
      ...ReasonsTexts
      ...FaqTexts
    }
    slides: allSlide(filter: { language: { eq: $language } }, sort: { position: ASC }) {
      nodes {
        ...Highlight
      }
    }
    services: allService(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...OfferingsService
      }
    }
    offerings: allOffering(filter: { language: { eq: $language } }, sort: { position: ASC }) {
      nodes {
        ...OfferingsItem
      }
    }
    reasons: allReason(filter: { language: { eq: $language } }, sort: { position: ASC }) {
      nodes {
        ...ReasonsItem
      }
    }
    faqs: allFaq(filter: { language: { eq: $language } }, sort: { position: ASC }) {
      nodes {
        ...FaqItem
      }
    }
  }
`;

import { graphql, type PageProps } from "gatsby";
import { useSiteSettings } from "../hooks/use-site-settings";
import { Seo } from "../layout/seo";
import { Faq } from "../sections/faq";
import { Highlights } from "../sections/highlights";
import { Offerings } from "../sections/offerings";
import { Reasons } from "../sections/reasons";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { head, page, slides, services, offerings, reasons, faqs } = data;
  const { brand } = useSiteSettings();
  if (!head || !page) return null;
  return (
    <>
      <Seo head={head} />
      <Highlights brand={brand} texts={page} slides={slides.nodes} />
      <Offerings texts={page} services={services.nodes} offerings={offerings.nodes} />
      <Reasons texts={page} reasons={reasons.nodes} />
      <Faq texts={page} faqs={faqs.nodes} />
    </>
  );
}

export const query = graphql`
  query HomePage($path: String!) {
    ...SiteSettings
    head: pageHead(path: $path) {
      ...Seo
    }
    page: homePage {
      ...HighlightsTexts
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

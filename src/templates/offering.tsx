import { graphql, type PageProps } from "gatsby";
import { Seo } from "../layout/seo";
import { CallToAction } from "../sections/call-to-action";
import { OfferingAnswers } from "../sections/offering-answers";
import { OfferingScope } from "../sections/offering-scope";
import { PageHeader } from "../sections/page-header";
import { Specimen } from "../sections/specimen";

export default function OfferingTemplate({ data }: PageProps<Queries.OfferingTemplateQuery>) {
  const { head, offering, siblings, texts, process, specimenWords, words } = data;
  if (!head || !offering || !texts || !process || !specimenWords || !words) return null;
  const { title, description, service, specimen, enquiry } = offering;
  return (
    <>
      <Seo head={head} />
      <PageHeader
        heading={title}
        intro={description}
        trail={head.trail}
        action={enquiry ? { label: enquiry.button, to: "#enquiry", note: texts.assurance } : undefined}
      />
      <OfferingScope texts={texts} offering={offering} />
      {specimen && <Specimen specimen={specimen} words={specimenWords} />}
      <OfferingAnswers texts={texts} offering={offering} siblings={siblings.nodes} />
      <CallToAction
        service={service}
        invitation={enquiry ? { ...enquiry, text: texts.invitation } : service.callToAction}
        process={process}
        words={words}
      />
    </>
  );
}

export const query = graphql`
  query OfferingTemplate($service: String!, $path: String!, $language: String!) {
    ...SiteSettings
    head: pageHead(path: $path) {
      ...Seo
      ...Trail
    }
    offering(path: { eq: $path }) {
      title
      description
      service {
        ...CallToAction
      }
      specimen {
        ...Specimen
      }
      enquiry {
        button
        heading
        hint
      }
      ...OfferingScope
      ...OfferingAnswers
    }
    siblings: allOffering(
      filter: { language: { eq: $language }, service: { slug: { eq: $service } }, path: { ne: $path } }
      sort: { position: ASC }
    ) {
      nodes {
        ...OfferingSibling
      }
    }
    texts: offeringPage(language: { eq: $language }) {
      assurance
      invitation
      ...OfferingScopeTexts
      ...OfferingAnswersTexts
    }
    process(language: { eq: $language }) {
      ...FirstSteps
    }
    specimenWords(language: { eq: $language }) {
      ...SpecimenWords
    }
    words: enquiryForm(language: { eq: $language }) {
      ...EnquiryForm
    }
  }
`;

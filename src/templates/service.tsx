import { graphql, type PageProps } from "gatsby";
import { Seo } from "../layout/seo";
import { CallToAction } from "../sections/call-to-action";
import { PageHeader } from "../sections/page-header";
import { ServiceCapabilities } from "../sections/service-capabilities";
import { ServiceScope } from "../sections/service-scope";
import { Specimen } from "../sections/specimen";

export default function ServiceTemplate({ data }: PageProps<Queries.ServiceTemplateQuery>) {
  const { head, service, texts, process, specimenWords, words } = data;
  if (!head || !service || !texts || !process || !specimenWords || !words) return null;
  return (
    <>
      <Seo head={head} />
      <PageHeader
        heading={service.title}
        intro={service.lead}
        trail={head.trail}
        art={service.image}
        artAlt={service.imageAlt}
        focus={service.focus}
        action={{ label: service.callToAction.button, to: "#enquiry", note: texts.assurance }}
      />
      <ServiceScope service={service} />
      {service.specimen && <Specimen specimen={service.specimen} words={specimenWords} />}
      <ServiceCapabilities service={service} />
      <CallToAction service={service} invitation={service.callToAction} process={process} words={words} />
    </>
  );
}

export const query = graphql`
  query ServiceTemplate($path: String!, $language: String!) {
    ...SiteSettings
    head: pageHead(path: $path) {
      ...Seo
      ...Trail
    }
    service(path: { eq: $path }) {
      title
      lead
      imageAlt
      focus {
        ...Focus
      }
      # Another part of the picture than the home page shows.
      image {
        landscape: gatsbyImageData(
          breakpoints: [640, 1080, 1600]
          aspectRatio: 1.778
          fromFocus: true
          zoom: 1.35
        )
        portrait: gatsbyImageData(breakpoints: [480, 750, 1080], aspectRatio: 1.2, fromFocus: true, zoom: 1.7)
      }
      specimen {
        ...Specimen
      }
      ...ServiceScope
      callToAction {
        button
      }
      ...ServiceCapabilities
      ...CallToAction
    }
    texts: offeringPage(language: { eq: $language }) {
      assurance
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

import { graphql, type PageProps } from "gatsby";
import { useSiteSettings } from "../hooks/use-site-settings";
import { Seo } from "../layout/seo";
import { CallToAction } from "../sections/call-to-action";
import { OfferingAnswers } from "../sections/offering-answers";
import { OfferingScope } from "../sections/offering-scope";
import { PageHeader } from "../sections/page-header";
import { Specimen } from "../sections/specimen";

export default function OfferingTemplate({ data }: PageProps<Queries.OfferingTemplateQuery>) {
  const { head, offering, siblings, texts, process, specimenWords, words } = data;
  const settings = useSiteSettings();
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
        settings={settings}
      />
    </>
  );
}

export const query = graphql`
  query OfferingTemplate($title: String!, $service: String!, $path: String!) {
    ...SiteSettings
    head: pageHead(path: $path) {
      ...Seo
      ...PageHeaderTrail
    }
    offering(title: { eq: $title }) {
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
      filter: { service: { slug: { eq: $service } }, title: { ne: $title } }
      sort: { position: ASC }
    ) {
      nodes {
        ...OfferingSibling
      }
    }
    texts: offeringPage {
      assurance
      invitation
      ...OfferingScopeTexts
      ...OfferingAnswersTexts
    }
    process {
      ...FirstSteps
    }
    specimenWords {
      ...SpecimenWords
    }
    words: enquiryForm {
      ...EnquiryForm
    }
  }
`;

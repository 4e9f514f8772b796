import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useId } from "react";
import { useSiteSettings } from "../hooks/use-site-settings";
import { media, space } from "../theme/tokens";
import { Band, Inner } from "../ui/band";
import { Landing, Stub } from "../ui/channel";
import { MailLink } from "../ui/contact-links";
import { NoWrap } from "../ui/no-wrap";
import { SiteLink } from "../ui/site-link";
import { writtenDay } from "../ui/written-day";
import { LegalPart } from "./legal-text/part";

/** A text in sections: links to the sections, the sections themselves, and whom to ask. */
export function LegalText({ text: { contents, sections, contact } }: { text: Queries.LegalTextFragment }) {
  const settings = useSiteSettings();
  const headingId = useId();
  return (
    <Band as="div">
      <Inner>
        <Line />
        <LegalPart as="nav" aria-labelledby={headingId}>
          <h2 id={headingId}>
            <Stub />
            {contents}
          </h2>
          <ol>
            {sections.map(({ anchor, heading }) => (
              <li key={anchor}>
                <SiteLink to={`#${anchor}`}>{heading}</SiteLink>
              </li>
            ))}
          </ol>
        </LegalPart>
        {sections.map((section) => (
          <Section key={section.anchor} {...section} />
        ))}
        <LegalPart as="section">
          <h2>
            <Stub />
            {contact.heading}
          </h2>
          <p>{contact.text}</p>
          <MailLink className="address" address={settings.contact.email} />
        </LegalPart>
      </Inner>
    </Band>
  );
}

/**
 * When the text last changed. The build formats the date; a browser that would format it differently keeps the build's.
 */
export function Updated({ label, date }: Queries.LegalTextUpdatedFragment["updated"]) {
  const { language } = useSiteSettings();
  return (
    <>
      {label}{" "}
      <time dateTime={date} suppressHydrationWarning>
        {writtenDay(date, language)}
      </time>
    </>
  );
}

const Section = (section: Queries.LegalTextFragment["sections"][number]) => (
  <LegalPart as="section" id={section.anchor}>
    <h2>
      <Stub />
      {section.heading}
    </h2>
    <div>
      <Paragraphs texts={section.paragraphs} />
      {section.list && (
        <ul>
          {section.list.map((item) => (
            <li key={item}>
              <NoWrap text={item} />
            </li>
          ))}
        </ul>
      )}
      {section.facts && (
        <dl>
          {section.facts.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <NoWrap text={text} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Paragraphs texts={section.after ?? []} />
    </div>
  </LegalPart>
);

const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <p key={text}>
      <NoWrap text={text} />
    </p>
  ));

/** Past all parts, and along to the address at the end. */
const Line = styled(Landing)`
  inset-block: 0 calc(${space.section} + 6px + 0.5lh - 1px);
  inset-inline-start: ${space.channel};
  width: 18px;
  ${media.lg} {
    width: calc((100% + ${space.gap}) / 3 + ${space.gutter} / 2 - 12px);
  }
`;

export const fragment = graphql`
  fragment LegalTextUpdated on LegalText {
    updated {
      label
      date
    }
  }
  fragment LegalText on LegalText {
    contents
    sections {
      anchor
      heading
      paragraphs
      list
      facts {
        term
        text
      }
      after
    }
    contact {
      heading
      text
    }
  }
`;

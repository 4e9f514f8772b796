import { graphql } from "gatsby";
import { Band, Inner } from "../ui/band";
import { Run, Stub } from "../ui/channel";
import { NoWrap } from "../ui/no-wrap";
import { SiteLink } from "../ui/site-link";
import { writtenDay } from "../ui/written-day";
import { Part } from "./legal-text/part";

type LegalTextProps = {
  text: Queries.LegalTextFragment;
  /** In which the day is written. */
  language: string;
  /** Where questions about the text go. */
  email: string;
};

/** A text in sections: its date, links to the sections, the sections themselves, and whom to ask. */
export const LegalText = ({
  text: { updated, contents, sections, contact },
  language,
  email,
}: LegalTextProps) => (
  <Band as="div">
    <Inner>
      <Run />
      <Part as="nav" aria-labelledby="contents">
        <div>
          <h2 id="contents">
            <Stub />
            {contents}
          </h2>
          <p className="date">
            {updated.label} <Day date={updated.date} language={language} />
          </p>
        </div>
        <ol>
          {sections.map(({ anchor, heading }) => (
            <li key={anchor}>
              <SiteLink to={`#${anchor}`}>{heading}</SiteLink>
            </li>
          ))}
        </ol>
      </Part>
      {sections.map((section) => (
        <Section key={section.anchor} {...section} />
      ))}
      <Part as="section">
        <h2>
          <Stub />
          {contact.heading}
        </h2>
        <div>
          <p>{contact.text}</p>
          <SiteLink dir="ltr" className="address" to={`mailto:${email}`}>
            {email}
          </SiteLink>
        </div>
      </Part>
    </Inner>
  </Band>
);

/** Written by the build: a browser that knows another spelling keeps it. */
const Day = ({ date, language }: { date: string; language: string }) => (
  <time dateTime={date} suppressHydrationWarning>
    {writtenDay(date, language)}
  </time>
);

const Section = (section: Queries.LegalTextFragment["sections"][number]) => (
  <Part as="section" id={section.anchor}>
    <h2>
      <Stub />
      {section.heading}
    </h2>
    <div>
      <Paragraphs texts={section.paragraphs} />
      {section.list && (
        <ul>
          {section.list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {section.facts && (
        <dl>
          {section.facts.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <Paragraphs texts={section.after ?? []} />
    </div>
  </Part>
);

const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <p key={text}>
      <NoWrap text={text} />
    </p>
  ));

export const fragment = graphql`
  fragment LegalText on LegalText {
    updated {
      label
      date
    }
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

import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { color, media, space } from "../theme/tokens";
import { type } from "../theme/type";
import { Band, Grid, Inner } from "../ui/band";
import { Run, Stub } from "../ui/channel";
import { NoWrap } from "../ui/no-wrap";
import { SiteLink } from "../ui/site-link";
import { writtenDay } from "../ui/written-day";

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

const Part = styled(Grid)`
  ${type.body}
  & + & {
    margin-top: clamp(56px, 3.5rem + 1.5vw, 80px);
    padding-top: clamp(28px, 1.5rem + 1vw, 40px);
    border-top: 1px solid var(--rule);
  }
  > * {
    grid-column: 1 / -1;
    min-width: 0;
  }
  h2 {
    ${type.sub}
    position: relative;
    margin-bottom: 20px;
  }
  > div {
    display: grid;
    gap: 1em;
    color: var(--text2);
  }
  .date {
    ${type.small}
    margin-bottom: 20px;
  }
  ol a,
  .address {
    color: var(--link);
    font-weight: 550;
    text-underline-offset: 6px;
    text-decoration-thickness: 1.5px;
  }
  :is(ol a, .address):hover {
    text-decoration-thickness: 3px;
  }
  .address {
    justify-self: start;
    padding-block: 6px;
  }
  ol a {
    display: inline-block;
    padding-block: 8px;
  }
  ul li {
    position: relative;
    max-width: 45.3em;
    padding-block: 4px;
    padding-inline-start: 26px;
  }
  ul li::before {
    position: absolute;
    top: calc(4px + 0.8em);
    inset-inline-start: 0;
    width: 12px;
    border-top: 2px solid var(--channel);
    content: "";
  }
  dl > div {
    padding-block: 18px;
    border-top: 1px solid var(--rule);
  }
  dl > div:last-child {
    border-bottom: 1px solid var(--rule);
  }
  dt {
    color: ${color.ink};
    font-weight: 550;
  }
  ${media.md} {
    ol {
      columns: 2;
      column-gap: ${space.columnGap};
    }
    ol li {
      break-inside: avoid;
    }
    dl > div {
      display: grid;
      grid-template-columns: 9em 1fr;
      gap: 24px;
    }
  }
  ${media.lg} {
    > :first-child {
      grid-column: 1 / 5;
    }
    > :last-child {
      grid-column: 5 / -1;
    }
  }
`;

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

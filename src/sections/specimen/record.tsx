import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { color, ink } from "../../theme/tokens";
import { textLine, type } from "../../theme/type";
import { Picture } from "../../ui/picture";
import { Rights } from "./rights";
import { wide } from "./measures";

type MediaRecordProps = { record: Queries.MediaRecordFragment; words: Queries.SpecimenWordsFragment };

/** A record of a media catalogue: the picture, its facts, and until when it may be used where. */
export const MediaRecord = ({ record, words }: MediaRecordProps) => (
  <div className="part">
    <Entry>
      <div className="picture">
        <Picture
          image={record.image.gatsbyImageData}
          alt={record.imageAlt}
          sizes="(min-width: 1200px) 372px, (min-width: 1024px) 60vw, calc(100vw - 88px)"
        />
        <p>{record.caption}</p>
      </div>
      <dl>
        {record.facts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Entry>
    <Rights record={record} words={words} />
  </div>
);

const Entry = styled.div`
  display: grid;
  gap: 20px 40px;
  .picture {
    position: relative;
    overflow: hidden;
    aspect-ratio: 1.28;
    background: ${color.ink};
  }
  .picture p {
    ${type.small}
    position: absolute;
    bottom: 10px;
    inset-inline-start: 10px;
    padding-inline: 6px;
    background: ${ink(0.66)};
    color: ${color.white};
    font-weight: 500;
  }
  dl > div {
    display: grid;
    grid-template-columns: 5.375rem 1fr;
    gap: 14px;
    padding-block: 8px;
    border-bottom: 1px solid ${color.sand200};
    line-height: ${textLine("1.4")};
  }
  dl > div:last-child {
    border: 0;
  }
  dt {
    ${type.small}
    color: ${color.subtle};
  }
  ${wide} {
    grid-template-columns: 37fr 34fr;
    .picture {
      aspect-ratio: auto;
      min-height: 288px;
    }
    dl > div:first-of-type {
      padding-top: 0;
    }
  }
`;

export const fragment = graphql`
  fragment MediaRecord on SpecimenRecord {
    image {
      gatsbyImageData(breakpoints: [400, 750], aspectRatio: 1.28, fromRight: true)
    }
    imageAlt
    caption
    facts {
      term
      text
    }
    ...Rights
  }
`;

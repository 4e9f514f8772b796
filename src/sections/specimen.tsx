import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useId } from "react";
import { color, media, radius } from "../theme/tokens";
import { type } from "../theme/type";
import { Band, Inner } from "../ui/band";
import { Run } from "../ui/channel";
import { Part } from "../ui/part";
import { Evaluation } from "./specimen/evaluation";
import { Forecast } from "./specimen/forecast";
import { ProcessMap } from "./specimen/map";
import { Notes } from "./specimen/notes";
import { MediaRecord } from "./specimen/record";
import { middle, wide } from "./specimen/sheet";

type SpecimenProps = { specimen: Queries.SpecimenFragment; words: Queries.SpecimenWordsFragment };

/** A sheet such as a client would hold, with invented data, and says so. */
export function Specimen({ specimen, words }: SpecimenProps) {
  const { heading, text, title, note, evaluation, record, map, forecast, notes, verdict } = specimen;
  const id = useId();
  return (
    <Ground ground="sand" id="specimen">
      <Inner>
        <Run />
        <Part heading={heading} text={text}>
          <Frame>
            <Sheet aria-labelledby={id} style={{ "--term": firstColumn(specimen) }}>
              <p className="label">{words.label}</p>
              <h3 id={id}>{title}</h3>
              {note && <p className="note">{note}</p>}
              {evaluation && <Evaluation evaluation={evaluation} words={words} />}
              {record && <MediaRecord record={record} words={words} />}
              {map && <ProcessMap map={map} words={words} />}
              {forecast && <Forecast forecast={forecast} words={words} />}
              {notes && <Notes notes={notes} />}
              <dl className="verdict">
                <dt>{verdict.term}</dt>
                <dd>{verdict.text}</dd>
              </dl>
            </Sheet>
          </Frame>
        </Part>
      </Inner>
    </Ground>
  );
}

/** Where the verdict's text begins: below the second column of what stands above. */
function firstColumn({ evaluation, record, forecast }: Queries.SpecimenFragment): string {
  if (evaluation) return "134px";
  if (record) return "186px";
  return forecast ? "88px" : "var(--notes-term, 115px)";
}

const Ground = styled(Band)`
  > div {
    padding-block: clamp(72px, 8.4vw, 120px);
  }
`;

/** What the sheet's parts measure themselves by. */
const Frame = styled.div`
  container: sheet / inline-size;
`;

const Sheet = styled.article`
  padding: 24px 20px 28px;
  border: 1px solid ${color.sand300};
  border-start-end-radius: 48px;
  background: ${color.white};
  break-inside: avoid;
  print-color-adjust: exact;
  /* No last line of a single word. */
  p,
  q,
  td,
  dd {
    text-wrap: balance;
  }
  .label {
    ${type.small}
    display: flex;
    gap: 10px;
    padding-inline-end: 32px;
    color: ${color.subtle};
    font-weight: 500;
  }
  .label::before {
    content: "";
    flex: none;
    width: 22px;
    margin-top: 0.7em;
    border-top: 2px dashed ${color.teal};
  }
  h3 {
    ${type.specimen}
    max-width: 13em;
    margin-top: 14px;
  }
  .note {
    ${type.bodyS}
    max-width: 30em;
    margin-top: 8px;
    color: ${color.muted};
  }
  .part {
    margin-top: 32px;
  }
  .verdict {
    display: grid;
    gap: 2px 22px;
    margin-top: 36px;
    padding-top: 18px;
    border-top: 2px solid ${color.ink};
  }
  .verdict dt {
    font-weight: 550;
  }
  ${middle} {
    padding: 32px 36px 36px;
  }
  ${wide} {
    padding: 36px 44px 40px;
    border-start-end-radius: ${radius.elbow.s};
    .label {
      padding: 0;
    }
    .verdict {
      grid-template-columns: var(--term) minmax(0, 34em);
    }
  }
  ${media.print} {
    padding: 18px 32px;
    .part,
    .verdict {
      margin-top: 16px;
    }
  }
`;

export const fragment = graphql`
  fragment Specimen on Specimen {
    heading
    text
    title
    note
    evaluation {
      ...Evaluation
    }
    record {
      ...MediaRecord
    }
    map {
      ...ProcessMap
    }
    forecast {
      ...Forecast
    }
    notes {
      ...Notes
    }
    verdict {
      term
      text
    }
  }
  fragment SpecimenWords on SpecimenWords {
    label
    of
    said
    until
    ends
    notCleared
    today
    becomes
    fallsAway
    range
    forecast
    came
    notYet
    rangeKey
    insideKey
    outsideKey
  }
`;

import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useId } from "react";
import { Band, Inner } from "../ui/band";
import { Run } from "../ui/channel";
import { Part } from "../ui/part";
import { Evaluation } from "./specimen/evaluation";
import { Forecast } from "./specimen/forecast";
import { ProcessMap } from "./specimen/map";
import { Notes } from "./specimen/notes";
import { MediaRecord } from "./specimen/record";
import { Frame, Sheet } from "./specimen/sheet";
import { columns } from "./specimen/measures";

type SpecimenProps = { specimen: Queries.SpecimenFragment; words: Queries.SpecimenWordsFragment };

/** A sample of a document that clients get, with invented data, and labelled as such. */
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

/** Where the verdict's text begins: below the second column of the part above it. */
function firstColumn({ evaluation, record, forecast }: Queries.SpecimenFragment): string {
  if (evaluation) return columns.first;
  if (record) return "var(--rights-use, 11.625rem)";
  return forecast ? "88px" : "var(--notes-term, 115px)";
}

const Ground = styled(Band)`
  > div {
    padding-block: clamp(72px, 8.4vw, 120px);
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

import styled from "@emotion/styled";

/** A range of numbers, or a hyphenated word that begins with one or two letters. */
const WHOLE = /(\d{1,9}[–-]\d{1,9}|\b[a-zA-Z]{1,2}-[a-z]{1,20}\b)/;

const Whole = styled.bdi`
  white-space: nowrap;
`;

/** A text in which number ranges ("24–48") and words such as "on-demand" stay on one line. */
export const NoWrap = ({ text }: { text: string }) =>
  text.split(WHOLE).map((part, index) =>
    index % 2 === 1 ? (
      <Whole key={index} dir="ltr">
        {part}
      </Whole>
    ) : (
      part
    ),
  );

import styled from "@emotion/styled";

const RANGE = /(\d{1,9}[–-]\d{1,9})/;

const Whole = styled.bdi`
  white-space: nowrap;
`;

/** A text in which number ranges ("24–48") stay on one line. */
export const NoWrap = ({ text }: { text: string }) =>
  text.split(RANGE).map((part, index) =>
    index % 2 === 1 ? (
      <Whole key={index} dir="ltr">
        {part}
      </Whole>
    ) : (
      part
    ),
  );

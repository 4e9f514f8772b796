import styled from "@emotion/styled";
import { color, ease, media, time } from "../theme/tokens";
import { type } from "../theme/type";

/** The confirmation's parts one below the other; where there is room, labels stand beside what they name. */
export const Sent = styled.section`
  --name: 13.5em;
  position: relative;
  display: grid;
  container-type: inline-size;
  &[data-moves="true"] {
    animation: sent ${time.open} ${ease.standard};
  }
  @keyframes sent {
    from {
      opacity: 0;
      transform: translateY(12px);
    }
  }
  h2 {
    ${type.h2s}
    scroll-margin-top: 128px;
  }
  h2:focus {
    outline: none;
  }
  .text {
    margin-top: 12px;
    color: var(--text2);
  }
  .reference {
    display: grid;
    gap: 4px 32px;
    margin-top: 28px;
    padding-block: 26px;
    border-block: 1px solid var(--rule);
  }
  .label,
  .note,
  .wrote p {
    ${type.small}
    color: ${color.subtle};
  }
  /* In a right-to-left line, the two groups of a reference would change places. */
  .code {
    ${type.reference}
    direction: ltr;
    justify-self: start;
    color: ${color.teal};
    white-space: nowrap;
    user-select: all;
  }
  h3 {
    ${type.sub}
  }
  .head > h3 {
    margin-top: 44px;
  }
  .wrote {
    display: grid;
    gap: 8px 24px;
    margin-top: 36px;
    padding-top: 26px;
    border-top: 1px solid var(--rule);
  }
  .wrote h3 {
    font-size: 1.3125rem;
  }
  .wrote .textarea {
    ${type.bodyS}
    margin-top: 4px;
    color: var(--text2);
    white-space: pre-line;
    /* Each line in the direction of its own letters, as in the field. */
    unicode-bidi: plaintext;
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 16px 28px;
    margin-top: 36px;
  }
  @container (min-width: 560px) {
    .reference {
      grid-template-columns: 1fr minmax(0, 20em);
      align-items: end;
    }
    .reference .label {
      grid-column: 1 / -1;
    }
    .wrote {
      grid-template-columns: var(--name) 1fr;
      align-items: baseline;
    }
    .wrote .textarea {
      margin-top: 0;
    }
  }
  ${media.forcedColors} {
    .code {
      color: CanvasText;
    }
  }
`;

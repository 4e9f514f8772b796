import styled from "@emotion/styled";
import { SENT_ID } from "../../enquiry/paths";
import { color, media } from "../../theme/tokens";
import { type } from "../../theme/type";
import { Band } from "../../ui/band";
import { artStyle } from "../../ui/picture";

/** Ink, or a picture with the copy at its foot; `data-sent` replaces the intro once the form has been sent. */
export const Ground = styled(Band)`
  display: grid;
  img {
    ${artStyle}
  }
  /* Selected by class: while the page is loading, nothing matches :last-child yet, so the copy would move later. */
  > .inner {
    display: flex;
    padding-block: calc(var(--header) + 64px) 64px;
    padding-inline-start: 0;
  }
  &[data-art="true"] > .inner {
    padding-top: var(--art-end);
  }
  h1 {
    ${type.h1}
  }
  p {
    ${type.lead}
    text-wrap: balance;
    max-width: 34em;
    margin-top: 28px;
    color: ${color.mist};
  }
  p.leading {
    ${type.sub}
    max-width: 18em;
    margin-top: 20px;
    color: ${color.amberLight};
  }
  p.note {
    ${type.small}
    margin-top: 20px;
    color: ${color.mist2};
  }
  [data-sent],
  main:has(form[hidden], #${SENT_ID}:target) & :is(.intro:has(+ [data-sent]), [data-sent] + .note) {
    display: none;
  }
  main:has(form[hidden], #${SENT_ID}:target) & [data-sent] {
    display: block;
  }
  ${media.sidewaysPhone} {
    &[data-art="true"] .copy {
      max-width: 54%;
    }
    &[data-art="true"] h1 {
      font-size: 2.5rem;
    }
  }
  ${media.lg} {
    > .inner {
      padding-block: 200px 88px;
    }
    &[data-art="true"] > .inner {
      align-items: flex-end;
      min-height: 636px;
      padding-top: 140px;
    }
    /* The same height for every service, a title of three lines included. */
    &[data-art="true"][data-leads="true"] > .inner {
      min-height: 720px;
      padding-top: calc(var(--header) + 24px);
    }
    &[data-room="true"] > .inner {
      min-height: 400px;
      align-items: flex-end;
      padding-block: 156px 64px;
    }
    /* The panel shows it instead. */
    &[data-room="true"] .note {
      display: none;
    }
    &[data-art="true"] .intro {
      max-width: 30em;
    }
  }
`;

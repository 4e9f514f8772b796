import styled from "@emotion/styled";
import { color, media, radius, space } from "../theme/tokens";
import { type } from "../theme/type";

/** The columns that the channel splits into: `--branches` of them, with `--rows` rows each. */
export const Branches = styled.div`
  position: relative;
  display: grid;
  gap: 56px;
  margin-top: 88px;
  ${media.lg} {
    grid-template-columns: repeat(var(--branches), minmax(0, 1fr));
    grid-template-rows: repeat(var(--rows), auto);
    gap: 0 64px;
    margin-top: 72px;
    padding-top: 88px;
  }
`;

/** From the main run to the last branch: out of the run with a bend, then straight. */
export const Source = styled.span`
  position: absolute;
  display: none;
  --pitch: calc((100% + 64px) / var(--branches));
  top: -24px;
  left: ${space.channel};
  width: calc(${space.gutter} / 2 + var(--pitch) * (var(--branches) - 1) - 20px);
  height: 26px;
  border: solid var(--channel);
  border-width: 0 0 2px 2px;
  border-bottom-left-radius: min(${radius.line}, ${space.gutter} / 4);
  ${media.lg} {
    display: block;
  }
`;

/** One column, with its line of water and the bend by which it comes. */
export const Branch = styled.div`
  position: relative;
  padding-left: 34px;
  &::before {
    content: "";
    position: absolute;
    top: -28px;
    bottom: 0;
    left: 0;
    width: 2px;
    background: var(--channel);
    ${media.forcedColors} {
      background: CanvasText !important;
    }
  }
  &:not(:last-child)::before {
    bottom: -56px;
  }
  &:last-child::before {
    background: linear-gradient(var(--channel) 0 180px, ${color.sand300} 320px);
  }
  h3 {
    ${type.branch}
    position: relative;
    padding-bottom: 24px;
  }
  .stub {
    --reach: 40px;
    display: block;
    left: -34px;
    width: 22px;
  }
  ${media.lg} {
    display: grid;
    grid-row: 1 / -1;
    grid-template-rows: subgrid;
    padding-left: 38px;
    &::before {
      top: -64px;
      bottom: 0 !important;
      background: linear-gradient(var(--channel) 0 206px, ${color.sand300} 360px) !important;
    }
    /* The bend from the source into this branch. */
    &::after {
      content: "";
      position: absolute;
      top: -88px;
      left: -22px;
      width: 24px;
      height: 26px;
      border: solid var(--channel);
      border-width: 2px 2px 0 0;
      border-top-right-radius: ${radius.line};
    }
    &:nth-of-type(1)::after {
      left: calc(${space.gutter} / -4);
      width: calc(${space.gutter} / 4 + 2px);
    }
    .stub {
      display: none;
    }
    h3 {
      padding-bottom: 32px;
    }
  }
`;

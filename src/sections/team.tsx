import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { color, media, space } from "../theme/tokens";
import { type } from "../theme/type";
import { Band, Inner } from "../ui/band";
import { Run, Stub } from "../ui/channel";
import { MonogramPlate } from "../ui/monogram-plate";
import { Reveal } from "../ui/reveal";

type TeamProps = { heading: string; members: readonly Queries.TeamItemFragment[] };

/** The people, each with a monogram in place of a portrait. */
export const Team = ({ heading, members }: TeamProps) => (
  <Band>
    <Inner>
      <Run />
      <Heading>
        <Stub />
        {heading}
      </Heading>
      <Reveal>
        <Members>
          {members.map(({ name, title, bio }, index) => (
            <li key={name}>
              <MonogramPlate name={name} position={index} />
              <div>
                <h3>{name}</h3>
                <p className="title">{title}</p>
                <p className="bio">{bio}</p>
              </div>
            </li>
          ))}
        </Members>
      </Reveal>
    </Inner>
  </Band>
);

const Heading = styled.h2`
  ${type.h2}
  position: relative;
  margin-bottom: 56px;
`;

const Members = styled.ul`
  display: grid;
  gap: 40px ${space.gap};
  li {
    display: grid;
    grid-template-columns: 104px minmax(0, 1fr);
    gap: 20px;
    align-content: start;
    align-items: start;
  }
  h3 {
    ${type.cardTitle}
  }
  p {
    text-wrap: balance;
  }
  .title {
    ${type.bodyS}
    margin-top: 4px;
    font-weight: 550;
    color: ${color.teal};
  }
  .bio {
    ${type.bodyS}
    margin-top: 10px;
    color: var(--text2);
  }
  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    row-gap: 0;
    /* Names, titles and texts stand level across a row. */
    li {
      grid-row: span 4;
      grid-template: subgrid / minmax(0, 1fr);
      row-gap: 0;
      margin-bottom: 40px;
    }
    li > div:last-of-type {
      display: contents;
    }
    h3 {
      margin-top: 20px;
    }
    /* Clear of the text beside it. */
    .bio {
      padding-inline-end: 16px;
    }
  }
  ${media.lgOrPrint} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const fragment = graphql`
  fragment TeamItem on TeamMember {
    name
    title
    bio
  }
`;

import { graphql, type PageProps } from "gatsby";
import { Seo } from "../layout/seo";
import { PageHeader } from "../sections/page-header";
import { Story } from "../sections/story";
import { Team } from "../sections/team";
import { Values } from "../sections/values";

export default function AboutPage({ data, location }: PageProps<Queries.AboutPageQuery>) {
  const { page, values, members } = data;
  if (!page) return null;
  return (
    <>
      <Seo title={page.title} seo={page.seo} path={location.pathname} />
      <PageHeader heading={page.heading} intro={page.intro} art={page.image} artAlt={page.imageAlt} />
      <Story page={page} />
      <Values heading={page.values.heading} values={values.nodes} />
      <Team heading={page.team.heading} members={members.nodes} />
    </>
  );
}

export const query = graphql`
  query AboutPage {
    page: aboutPage {
      title
      heading
      intro
      imageAlt
      image {
        ...PageHeaderArt
      }
      seo {
        ...Seo
      }
      values {
        heading
      }
      team {
        heading
      }
      ...Story
    }
    values: allValue(sort: { position: ASC }) {
      nodes {
        ...ValuesItem
      }
    }
    members: allTeamMember(sort: { position: ASC }) {
      nodes {
        ...TeamItem
      }
    }
  }
`;

import { graphql, type PageProps } from "gatsby";
import { Seo } from "../layout/seo";
import { Invitation } from "../sections/invitation";
import { PageHeader } from "../sections/page-header";
import { Story } from "../sections/story";
import { Team } from "../sections/team";
import { Values } from "../sections/values";

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const { head, page, values, members } = data;
  if (!head || !page) return null;
  return (
    <>
      <Seo head={head} />
      <PageHeader
        heading={page.heading}
        intro={page.intro}
        art={page.image}
        artAlt={page.imageAlt}
        focus={page.focus}
      />
      <Story page={page} />
      <Values heading={page.values.heading} values={values.nodes} />
      <Team heading={page.team.heading} members={members.nodes} />
      <Invitation page={page} />
    </>
  );
}

export const query = graphql`
  query AboutPage($path: String!, $language: String!) {
    ...SiteSettings
    head: pageHead(path: $path) {
      ...Seo
    }
    page: aboutPage(language: { eq: $language }) {
      heading
      intro
      imageAlt
      focus {
        ...Focus
      }
      image {
        ...Art
      }
      values {
        heading
      }
      team {
        heading
      }
      ...Story
      ...Invitation
    }
    values: allValue(filter: { language: { eq: $language } }, sort: { position: ASC }) {
      nodes {
        ...ValuesItem
      }
    }
    members: allTeamMember(filter: { language: { eq: $language } }, sort: { position: ASC }) {
      nodes {
        ...TeamItem
      }
    }
  }
`;

import { buildSchema, type GraphQLSchema } from "gatsby/graphql";

/** The types and directives of Gatsby and our own plugin, before any type of the content. */
const GATSBY = `
  directive @dontInfer on OBJECT
  directive @picture on FIELD_DEFINITION
  directive @imageData on FIELD_DEFINITION
  directive @link(by: String, from: String) on FIELD_DEFINITION
  directive @icon on FIELD_DEFINITION
  directive @position on FIELD_DEFINITION
  directive @dateformat on FIELD_DEFINITION
  scalar Date
  interface Node { id: ID }
  scalar GatsbyImageData
`;

/** The schema of the content's types together with Gatsby's own, for tests. */
export function gatsbySchema(types: string): GraphQLSchema {
  return buildSchema(GATSBY + types, { assumeValidSDL: true });
}

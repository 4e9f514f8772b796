import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { checkContent } from "./tools/content/check";
import { fieldExtensions } from "./tools/content/field-extensions";
import { graphqlTypes } from "./tools/content/graphql-types";
import { contentPages, pathCollisions } from "./tools/content/pages";
import { pictureExtensions } from "./tools/content/picture-resolvers";
import { isError, report } from "./tools/content/report";
import { readSchemas } from "./tools/content/schema";
import { forgetRuntimeVariables, runtimeVariablesIn } from "./tools/environment";

const QUERY = `
  query ContentPages {
    allService(sort: { order: ASC }) {
      nodes {
        slug
      }
    }
    allOffering(sort: { position: ASC }) {
      nodes {
        title
        service {
          slug
        }
      }
    }
  }
`;

interface Found {
  allService: { nodes: { slug: string }[] };
  allOffering: { nodes: { title: string; service: { slug: string } }[] };
}

/** The file that Gatsby reads for a build by itself. */
const BUILD_ENVIRONMENT = ".env.production";

/** The server's secrets are none of the build's business: Gatsby would write them into the functions' bundles. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  if (process.env.gatsby_executing_command !== "build") return;
  forgetRuntimeVariables(process.env);
  const exposed = runtimeVariablesIn(BUILD_ENVIRONMENT);
  if (exposed.length === 0) return;
  reporter.panic(
    `${BUILD_ENVIRONMENT} sets ${exposed.join(", ")}, which Gatsby would write into the bundles. Set it where the ` +
      "server runs: in its environment, or in .env.",
  );
};

/** Nothing is built from content that has errors, however the build was started. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  const problems = await checkContent();
  if (problems.some(isError)) reporter.panic(report(problems));
};

/** Declares the types of all content, made of content/schema. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  for (const extension of [...fieldExtensions, ...pictureExtensions]) actions.createFieldExtension(extension);
  actions.createTypes(graphqlTypes(readSchemas()));
};

/** Makes a page for each service and each offering. Two of them at one path stop the build. */
export const createPages: GatsbyNode["createPages"] = async (api) => {
  const found = await api.graphql<Found>(QUERY);
  const { data } = found;
  if (!data) {
    api.reporter.panicOnBuild("Services and offerings cannot be read.", found.errors as Error[]);
    return;
  }
  const offerings = data.allOffering.nodes.map(({ title, service }) => ({ title, service: service.slug }));
  const pages = contentPages(data.allService.nodes, offerings);
  for (const { message } of pathCollisions(pages)) api.reporter.panicOnBuild(message);
  for (const { path, template, context } of pages) {
    api.actions.createPage({ path, component: resolve(`src/templates/${template}.tsx`), context });
  }
};

/** Gatsby puts its Script component into every page, used or not; no page here uses it. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage }) => {
  if (stage === "build-javascript")
    actions.setWebpackConfig({ resolve: { alias: { "gatsby-script": false } } });
};

import { resolve } from "node:path";
import type { Express } from "express";
import type { GatsbyNode } from "gatsby";
import { EDITOR_PATH } from "./server/policy/editor";
import { checkContent, readTexts } from "./tools/content/check";
import { fieldExtensions } from "./tools/content/field-extensions";
import { ContentGate } from "./tools/content/gate";
import { graphqlTypes } from "./tools/content/graphql-types";
import { isDeveloping, mirrorContent } from "./tools/content/mirror";
import { contentPages, pathCollisions } from "./tools/content/pages";
import { pictureExtensions } from "./tools/content/picture-resolvers";
import { isError, report } from "./tools/content/report";
import { redirectsTo, singlePages, type Moved } from "./tools/content/redirects";
import { readSchemas } from "./tools/content/schema";
import { writeEditor } from "./tools/editor/write-editor";
import { forgetRuntimeVariables, runtimeVariablesIn } from "./tools/environment";

const schemas = readSchemas();
const files = singlePages(schemas);

const QUERY = `
  query ContentPages {
    allService(sort: { order: ASC }) {
      nodes {
        slug
        formerly
      }
    }
    allOffering(sort: { position: ASC }) {
      nodes {
        title
        formerly
        service {
          slug
        }
      }
    }
    ${files.map(({ field }) => `${field} { formerly }`).join("\n    ")}
  }
`;

type Formerly = Pick<Moved, "formerly">;
type Found = {
  allService: { nodes: ({ slug: string } & Formerly)[] };
  allOffering: { nodes: ({ title: string; service: { slug: string } } & Formerly)[] };
} & Record<string, Formerly | null>;

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

/** Nothing is built or served from content that has errors, however that was started. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  const texts = readTexts();
  const problems = await checkContent(texts);
  if (problems.some(isError)) reporter.panic(report(problems));
  if (isDeveloping()) mirrorContent(texts);
};

/** Declares the types of all content, made of content/schema. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  for (const extension of [...fieldExtensions, ...pictureExtensions]) actions.createFieldExtension(extension);
  actions.createTypes(graphqlTypes(schemas));
};

/** Makes a page for each service and each offering; two at one path stop the build. Former paths lead to theirs. */
export const createPages: GatsbyNode["createPages"] = async (api) => {
  const { actions, reporter } = api;
  const found = await api.graphql<Found>(QUERY);
  const { data } = found;
  if (!data) {
    reporter.panicOnBuild("Services and offerings cannot be read.", found.errors as Error[]);
    return;
  }
  const services = data.allService.nodes;
  const offerings = data.allOffering.nodes;
  const pages = contentPages(
    services,
    offerings.map(({ title, service }) => ({ title, service: service.slug })),
  );
  for (const { message } of pathCollisions(pages)) reporter.panicOnBuild(message);
  for (const { path, template, context } of pages) {
    actions.createPage({ path, component: resolve(`src/templates/${template}.tsx`), context });
  }
  const owners = [...services, ...offerings];
  const made = pages.map(({ path }, index) => ({ path, formerly: owners[index]?.formerly }));
  const single = files.map(({ path, field }) => ({ path, formerly: data[field]?.formerly }));
  for (const redirect of redirectsTo([...made, ...single])) actions.createRedirect(redirect);
};

/**
 * Gatsby puts its Script component into every page, used or not; no page here uses it. While somebody edits, content
 * has to pass the check before the site shows it.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage }) => {
  if (stage === "build-javascript")
    actions.setWebpackConfig({ resolve: { alias: { "gatsby-script": false } } });
  if (stage === "develop") actions.setWebpackConfig({ plugins: [new ContentGate()] });
};

/** The visual editor stands beside the built site … */
export const onPostBuild: GatsbyNode["onPostBuild"] = writeEditor;

/** … and beside the site in development, whose server knows no page but Gatsby's. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app }) => {
  await writeEditor();
  const page = resolve("public", `.${EDITOR_PATH}`, "index.html");
  (app as Express).get(EDITOR_PATH, (_request, response) => response.sendFile(page));
};

import type { GatsbyNode } from "gatsby";
import { checkContent, readTexts } from "./check/check-content";
import { isError, shortReport } from "./check/report";
import { ContentGate } from "./develop/content-gate";
import { mirrorContent } from "./develop/content-mirror";
import { writeSiteFacts } from "./enquiry/write-site-facts";
import { BUILD_YEAR_TYPE, writeBuildYear } from "./graphql/build-year";
import { DRAWINGS_TYPE, writeDrawings } from "./graphql/drawings";
import { fieldExtensions } from "./graphql/field-extensions";
import { graphqlTypes } from "./graphql/graphql-types";
import { PAGE_HEAD_TYPES, pageHead } from "./graphql/page-head";
import { PAGE_LANGUAGE_TYPE, pageLanguages } from "./graphql/page-languages";
import { PAGE_LIST_TYPE, pageList } from "./graphql/page-list";
import { pictureExtensions } from "./pictures/picture-resolvers";
import { readSchemas } from "./schema/schema-files";
import { writeIcons } from "./search/icons";

/**
 * Stops every build and `develop` on content that has errors. Runs before Gatsby compiles the functions
 * (`onPreBootstrap`), which import the file that is written here.
 */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  const texts = readTexts();
  const problems = await checkContent(texts);
  if (problems.some(isError)) reporter.panic(shortReport(problems));
  else if (problems.length > 0) reporter.warn(shortReport(problems));
  writeSiteFacts(texts);
};

/** Writes the editions for Gatsby. Not earlier: Gatsby may empty .cache, where they are, after `onPreInit`. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () => {
  mirrorContent(readTexts());
};

/** Declares the types of all content, made from content/schema. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  const extensions = [...fieldExtensions, ...pictureExtensions(actions.createJobV2)];
  for (const extension of extensions) actions.createFieldExtension(extension);
  actions.createTypes(graphqlTypes(readSchemas()));
  actions.createTypes([PAGE_LIST_TYPE, PAGE_HEAD_TYPES, PAGE_LANGUAGE_TYPE, BUILD_YEAR_TYPE, DRAWINGS_TYPE]);
};

/** Adds the node with the year of the build, and the node on which pages with drawings depend. */
export const sourceNodes: GatsbyNode["sourceNodes"] = (api) => {
  writeBuildYear(api);
  writeDrawings(api);
};

/** Adds the list of all pages, and what the head of each says. */
export const createResolvers: GatsbyNode["createResolvers"] = (api) => {
  const create = api.createResolvers as (resolvers: object) => void;
  const schemas = readSchemas();
  create({
    Query: {
      contentPages: pageList(schemas),
      pageHead: pageHead(schemas, api.actions.createJobV2),
      pageLanguages: pageLanguages(schemas),
    },
  });
};

/** Makes the icons, all of them from the mark, and the web app manifest: the repository has no files of these. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = ({ actions }) => {
  writeIcons(readTexts(), actions.createJobV2);
};

/** During development, an edit has to pass the check before the site shows it. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage }) => {
  if (stage === "develop") actions.setWebpackConfig({ plugins: [new ContentGate()] });
};

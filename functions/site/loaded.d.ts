/** content/site.yaml as loader.cjs hands it over. */
declare module "*!../../content/site.yaml" {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- an ambient module has no other way
  const facts: import("./facts").SiteFacts;
  export default facts;
}

/** src/theme/fonts.ts as fonts-loader.cjs hands it over. */
declare module "*!../theme/fonts.ts" {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- an ambient module has no other way
  const fonts: import("../enquiry/page-style").PageFonts;
  export default fonts;
}

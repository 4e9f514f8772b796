/** Takes the text of content/site.yaml, returns the source of a module whose default export is `SiteFacts`. */
declare function siteFactsLoader(source: string): string;
export = siteFactsLoader;

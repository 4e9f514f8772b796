import type { SiteFacts } from "./facts";

/**
 * Takes the facts that the enquiry needs out of the text of content/site.yaml.
 * @throws an Error that names the fact that is missing
 */
export declare function readFacts(source: string): SiteFacts;

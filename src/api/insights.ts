import { insightsHandler } from "../../functions/insights/insights-handler";
import { pages, site } from "../../functions/site/generated";

// Gatsby takes a file that exports `config` by its name for a page that is rendered on demand.
// eslint-disable-next-line no-restricted-syntax
export * from "../../functions/http/body-config";
export default insightsHandler({ url: site.url, pages });

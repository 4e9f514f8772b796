import cms from "@sveltia/cms";
import type { CmsConfig } from "@sveltia/cms";
import { contentFormat, type Shape } from "./content-format";
import { fieldIn } from "./new-keys";

/** Starts the editor at /admin, with our way of writing YAML and the configuration in the page. */
const config = JSON.parse(document.getElementById("configuration")?.textContent ?? "") as CmsConfig;

for (const { format, file, folder, fields, slug = "" } of forms(config)) {
  cms.registerCustomFormat(format, "yaml", contentFormat(file ?? folder ?? "", fields, fieldIn(slug)));
}
void cms.init({ config });

type Form = { format: string; file?: string; folder?: string; fields: Shape[]; slug?: string };

/** The forms of single files, and those that all files of a folder share. */
function forms({ collections = [], singletons = [] }: CmsConfig): Form[] {
  return [...collections, ...singletons].flatMap((one) => ("files" in one ? one.files : [one])) as Form[];
}

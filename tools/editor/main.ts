import cms from "@sveltia/cms";
import type { CmsConfig } from "@sveltia/cms";
import { contentFormat, type Shape } from "./content-format";

/** What runs at /admin: the editor, with our way of writing YAML. Its configuration stands in the page. */
const config = JSON.parse(document.getElementById("configuration")?.textContent ?? "") as CmsConfig;

for (const { format, file, folder, fields, slug = "" } of forms(config)) {
  const [, identity] = /^\{\{fields\.(\w+)\}\}$/.exec(slug) ?? [];
  cms.registerCustomFormat(format, "yaml", contentFormat(file ?? folder ?? "", fields, identity));
}
void cms.init({ config });

type Form = { format: string; file?: string; folder?: string; fields: Shape[]; slug?: string };

/** Every form of the editor: those of single files, and those that many files share. */
function forms({ collections = [], singletons = [] }: CmsConfig): Form[] {
  return [...collections, ...singletons].flatMap((one) => ("files" in one ? one.files : [one])) as Form[];
}

/** A kind of content file: which files, which schema in content/schema, which page they make. */
export interface Kind {
  /** Path under content/; `*` stands for any one name. */
  files: string;
  /** Name of the schema file without `.schema.json`; its `title` is the GraphQL type. */
  schema: string;
  /** Path of the page that a single file makes. */
  page?: string;
}

/** Every kind of content file. Whatever needs to know what a file is looks here. */
export const kinds: readonly Kind[] = [
  { files: "site.yaml", schema: "site" },
  { files: "pages/home.yaml", schema: "home-page", page: "/" },
  { files: "pages/services.yaml", schema: "services-page", page: "/services" },
  { files: "pages/service.yaml", schema: "service-page" },
  { files: "pages/offering.yaml", schema: "offering-page" },
  { files: "pages/about.yaml", schema: "about-page", page: "/about" },
  { files: "pages/contact.yaml", schema: "contact-page", page: "/contact" },
  { files: "pages/not-found.yaml", schema: "not-found-page" },
  { files: "home/slides.yaml", schema: "slides" },
  { files: "home/offerings.yaml", schema: "offerings" },
  { files: "home/reasons.yaml", schema: "reasons" },
  { files: "home/faqs.yaml", schema: "faqs" },
  { files: "services/*.yaml", schema: "service" },
  { files: "about/values.yaml", schema: "values" },
  { files: "about/team.yaml", schema: "team" },
];

/** The kind of a file given by its path under content/, or undefined when it is of none. */
export function kindOf(path: string): Kind | undefined {
  return kinds.find(({ files }) => {
    const [before = "", after] = files.split("*");
    if (after === undefined) return path === files;
    const name = path.slice(before.length, path.length - after.length);
    return path === before + name + after && name !== "" && !name.includes("/");
  });
}

import { holdsBrand, withBrand } from "../schema/brand";
import { iconBody } from "./icons";

interface ContentNode {
  id: string;
  parent: string;
  brand?: string;
}

/** The part of what Gatsby hands a resolver that these ones use. */
interface Context {
  defaultFieldResolver: (source: unknown, args: unknown, context: Context, info: unknown) => unknown;
  nodeModel: {
    findOne: (query: { type: string }) => Promise<ContentNode | null>;
    getNodeById: (query: { id: string }) => { children: string[] } | null;
  };
}

type Resolver = (source: ContentNode, args: unknown, context: Context, info: unknown) => unknown;

/** `@brand`: puts the company's name where `{brand}` stands. A text without it costs nothing. */
const resolveBrand: Resolver = (source, args, context, info) => {
  const value = context.defaultFieldResolver(source, args, context, info);
  if (!holdsBrand(value)) return value;
  return context.nodeModel.findOne({ type: "SiteSettings" }).then((site) => {
    if (!site?.brand) throw new Error("content/site.yaml holds no brand, which {brand} stands for.");
    return withBrand(value, site.brand);
  });
};

/** `@icon`: turns an icon's name into its markup. */
const resolveIcon: Resolver = (source, args, context, info) => {
  const name = context.defaultFieldResolver(source, args, context, info);
  return typeof name === "string" ? { name, body: iconBody(name) } : null;
};

/** `@position`: the item's place in its file, from 0. */
const resolvePosition: Resolver = (source, _args, context) =>
  context.nodeModel.getNodeById({ id: source.parent })?.children.indexOf(source.id);

/** What `createFieldExtension` takes, one for each extension that the GraphQL types use. */
export const fieldExtensions = [
  { name: "brand", extend: () => ({ resolve: resolveBrand }) },
  { name: "icon", extend: () => ({ resolve: resolveIcon }) },
  { name: "position", extend: () => ({ resolve: resolvePosition }) },
];

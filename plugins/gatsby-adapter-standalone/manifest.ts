/** `build/routes.json`: the adapter writes it, and the server serves nothing that is not in it. */
export type Manifest = {
  /** Sent with every answer, of files and functions. */
  headers: Record<string, string>;
  /** The answer, with status 404, to any path that this manifest does not list. */
  notFound: FileRoute;
  /** Each language's own `notFound`, by the path above its pages, such as `/ar`. */
  notFoundBelow: Record<string, FileRoute>;
  /** By decoded path, without trailing slash. */
  files: Record<string, FileRoute>;
  redirects: RedirectRoute[];
  functions: FunctionRoute[];
};

export type FileRoute = {
  /** Below `build/static`, with forward slashes. */
  file: string;
  type: string;
  cache: string;
  /** The page's own Content-Security-Policy; other files get that of `Manifest.headers`. */
  policy?: string;
  /** The smallest first; the last one is the file as it is. */
  variants: [Variant, ...Variant[]];
};

export type Coding = "br" | "gzip" | "identity";

export type Variant = { coding: Coding; bytes: number; etag: string };

export type RedirectRoute = {
  from: string;
  /** A path or an absolute address. */
  to: string;
  status: number;
};

/** A function's path, which may hold `:parameters`, and its bundle below `build`. */
export type FunctionRoute = { path: string; file: string };

/** The folder of the published files, below `build`. */
export const STATIC = "static";

/** The suffix of a variant's file name on the disk. */
export const SUFFIX: Record<Coding, string> = { br: ".br", gzip: ".gz", identity: "" };

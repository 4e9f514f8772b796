/** What `build/routes.json` says: the adapter writes it, the server reads it, and nothing else is served. */
export type Manifest = {
  /** Sent with every answer, files and functions alike. */
  headers: Record<string, string>;
  /** Answers, with status 404, whatever is not below. */
  notFound: FileRoute;
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
  /** The page's own Content-Security-Policy; other files have that of `Manifest.headers`. */
  policy?: string;
  /** The best coding first; the last one is the file as it is. */
  variants: [Variant, ...Variant[]];
};

export type Coding = "br" | "gzip" | "identity";

export type Variant = { coding: Coding; bytes: number; etag: string };

export type RedirectRoute = {
  /** A path, or one that ends in `/*`, which matches everything below it. */
  from: string;
  /** A path or an absolute address; `*` stands for what matched the star of `from`. */
  to: string;
  status: number;
};

/** A function's path, which may hold `:parameters` or end in `/*`, and its bundle below `build`. */
export type FunctionRoute = { path: string; file: string };

/** What stands after a file's name on the disk. */
export const SUFFIX: Record<Coding, string> = { br: ".br", gzip: ".gz", identity: "" };

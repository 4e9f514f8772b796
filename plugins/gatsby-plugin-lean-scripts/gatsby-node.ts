import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Configuration, FileCacheOptions, WebpackPluginInstance } from "webpack";

/** Gatsby compiles this file into another folder, so paths start at the site's folder, in which builds run. */
const FOLDER = "plugins/gatsby-plugin-lean-scripts";

/**
 * Modules that libraries add to every page and no page uses: scripts off the main thread, a service worker, a hook that
 * needs all of Gatsby's router, prefetching for Gatsby's own links (ours: src/ui/fetch-ahead.tsx), `withTheme`.
 */
const UNUSED = [
  "gatsby-script",
  // Gatsby imports its plugins by their real paths, also where packages are symlinks.
  resolve(realpathSync("node_modules/gatsby"), "dist/internal-plugins/partytown/gatsby-browser.js"),
  "./register-service-worker",
  "./use-scroll-restoration",
  "./prefetch",
  "hoist-non-react-statics",
];

/** Modules that libraries add to every page, each with a replacement that does only what pages use. */
const REPLACED = {
  "./head/head-export-handler-for-browser": resolve(FOLDER, "no-head-export.ts"),
  "@emotion/is-prop-valid": resolve(FOLDER, "forwarded-props.ts"),
  "./redirect-utils.js": resolve(FOLDER, "no-redirects.ts"),
  "./react-dom-utils": resolve(FOLDER, "no-renderers.ts"),
  "gatsby-link": resolve(FOLDER, "no-link.ts"),
  "prop-types": resolve(FOLDER, "no-prop-types.ts"),
};

/** Gatsby's settings are for browsers without modules. `pure_getters`: no getter of a library here has side effects. */
const TERSER = { ecma: 2020, compress: { ecma: 2020, passes: 2, hoist_funs: true, pure_getters: true } };

/**
 * V8 may compile the chunks that every page runs off the main thread while they load, instead of each function at its
 * first call (https://v8.dev/blog/explicit-compile-hints). Added after minifying, which strips comments.
 */
const COMPILE_WHOLE = {
  banner: "//# allFunctionsCalledOnLoad",
  raw: true,
  // Gatsby names the chunks that pages share by a hash.
  test: /^(?:app|framework|component---[\w-]+|[0-9a-f]{40})-/,
  stage: 500,
};

/** `SOURCE_MAPS=true npm run build` makes source maps, which are published then. */
const makesSourceMaps = () => ["1", "true"].includes(process.env.SOURCE_MAPS ?? "");

type SplitChunks = NonNullable<Configuration["optimization"]>["splitChunks"];

/** What every page uses goes into the app chunk, which every page loads: one request less. */
const withCommonsInApp = (splitChunks: SplitChunks): SplitChunks =>
  splitChunks && {
    ...splitChunks,
    cacheGroups: {
      ...splitChunks.cacheGroups,
      commons: { ...(splitChunks.cacheGroups?.commons as object), name: "app" },
    },
  };

/** Matches react-helmet wherever it is installed: packages may be symlinks. */
const HELMET = /[\\/]node_modules[\\/]react-helmet[\\/]/;

type Plugin = (options: object) => WebpackPluginInstance;

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  stage,
  getConfig,
  plugins,
}) => {
  if (stage !== "build-javascript") return;
  const { banner, minifyJs } = plugins as unknown as Record<"banner" | "minifyJs", Plugin>;
  const unused = Object.fromEntries(UNUSED.map((name) => [name, false]));
  actions.setWebpackConfig({
    resolve: { alias: { ...unused, ...REPLACED } },
    // Lets webpack drop their unused exports: global styles are in the head, Helmet loads later (src/layout/head.tsx).
    module: {
      rules: [{ include: [resolve("src/theme"), HELMET], sideEffects: false }],
    },
    plugins: [banner(COMPILE_WHOLE)],
  });
  const config = (getConfig as () => Configuration)();
  const minimizer = config.optimization?.minimizer?.map((one) =>
    (one as object).constructor.name === "TerserPlugin" ? minifyJs({ terserOptions: TERSER }) : one,
  );
  const splitChunks = withCommonsInApp(config.optimization?.splitChunks);
  actions.replaceWebpackConfig({
    ...config,
    devtool: makesSourceMaps() && config.devtool,
    // Builds with and without source maps have separate caches: the one without has no maps to reuse.
    cache: { ...(config.cache as FileCacheOptions), version: String(makesSourceMaps()) },
    entry: { app: resolve(FOLDER, "start.ts") },
    optimization: { ...config.optimization, minimizer, splitChunks },
  });
};

export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = ({ actions }) => {
  actions.setBabelPlugin({ name: resolve(FOLDER, "minify-styles.cjs"), options: {} });
};

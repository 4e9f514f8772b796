import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Configuration, FileCacheOptions, WebpackPluginInstance } from "webpack";

/** Gatsby compiles this file elsewhere, so paths start at the site's folder, where it runs. */
const FOLDER = "plugins/gatsby-plugin-lean-scripts";

/**
 * What libraries put into every page and no page uses: scripts off the main thread, a service worker, `withTheme`, a hook
 * that wants the whole of Gatsby's router, fetching what Gatsby's own links lead to (ours: src/ui/fetch-ahead.tsx).
 */
const UNUSED = [
  "gatsby-script",
  // Gatsby asks for its plugins by where they really are, also where packages are linked.
  resolve(realpathSync("node_modules/gatsby"), "dist/internal-plugins/partytown/gatsby-browser.js"),
  "./register-service-worker",
  "./use-scroll-restoration",
  "./prefetch",
  "hoist-non-react-statics",
];

/** What libraries put into every page, and the little of it that pages use. */
const REPLACED = {
  "./head/head-export-handler-for-browser": resolve(FOLDER, "no-head-export.ts"),
  "@emotion/is-prop-valid": resolve(FOLDER, "forwarded-props.ts"),
  "./redirect-utils.js": resolve(FOLDER, "no-redirects.ts"),
  "./react-dom-utils": resolve(FOLDER, "no-renderers.ts"),
  "gatsby-link": resolve(FOLDER, "no-link.ts"),
  "prop-types": resolve(FOLDER, "no-prop-types.ts"),
};

/** Gatsby's own settings are for browsers that know no modules. To read a property does nothing else in any library here. */
const TERSER = { ecma: 2020, compress: { ecma: 2020, passes: 2, hoist_funs: true, pure_getters: true } };

/**
 * What every page runs V8 may compile off the main thread while it loads, instead of each function as it is first called
 * (https://v8.dev/blog/explicit-compile-hints). Added after minifying, which strips comments.
 */
const COMPILE_WHOLE = {
  banner: "//# allFunctionsCalledOnLoad",
  raw: true,
  // Gatsby names what pages share by a hash.
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

/** Wherever it is installed: packages may be linked. */
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
    // The global styles are in a page's head: its script goes without them. Helmet comes later (src/layout/head.tsx).
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
    // The cache of a build without source maps holds none.
    cache: { ...(config.cache as FileCacheOptions), version: String(makesSourceMaps()) },
    entry: { app: resolve(FOLDER, "start.ts") },
    optimization: { ...config.optimization, minimizer, splitChunks },
  });
};

export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = ({ actions }) => {
  actions.setBabelPlugin({ name: resolve(FOLDER, "minify-styles.cjs"), options: {} });
};

import type { Bundled } from "./bundle";

export type Identity = { name: string; version: string; engines: { node: string } };

/** `build/package.json`. There is nothing to install: every package is inside the bundles. */
export function buildPackage({ name, version, engines }: Identity): object {
  return {
    name: `${name}-build`,
    version,
    private: true,
    type: "commonjs",
    engines,
    scripts: { start: "node server.cjs" },
    dependencies: {},
  };
}

/**
 * `build/bundled.json` names the packages inside the bundles, in the form of a package.json, for `npm audit`.
 * If there are two versions of a package, the second gets an alias.
 */
export function bundledPackage(bundled: readonly Bundled[]): object {
  const dependencies: Record<string, string> = {};
  const ordered = bundled.toSorted((a, b) =>
    `${a.name}@${a.version}`.localeCompare(`${b.name}@${b.version}`, "en"),
  );
  for (const { name, version } of ordered) {
    const known = dependencies[name];
    if (known === undefined) dependencies[name] = version;
    else if (known !== version) dependencies[`${name}-${version}`] = `npm:${name}@${version}`;
  }
  return {
    name: "bundled",
    version: "1.0.0",
    private: true,
    description:
      "The packages inside the programs and functions of this folder. There is nothing to install.",
    dependencies,
  };
}

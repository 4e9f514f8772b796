import type { Bundled } from "./bundle";

export type Identity = { name: string; version: string; engines: { node: string } };

/** `build/package.json`: nothing to install, since every package is inside the bundles. */
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
 * `build/bundled.json`, in the form of a package.json: names what is inside the bundles, for `npm audit` and for whoever has to know.
 * A package that is there in two versions gets an alias for the second.
 */
export function bundledPackage(bundled: readonly Bundled[]): object {
  const dependencies: Record<string, string> = {};
  const ordered = bundled.toSorted((a, b) =>
    `${a.name}@${a.version}`.localeCompare(`${b.name}@${b.version}`),
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
    description: "The packages inside the programs and functions here. Nothing here is to be installed.",
    dependencies,
  };
}

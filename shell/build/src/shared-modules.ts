/**
 * The one list of what the shell shares with every remote (PLT-07). The shell is the only provider: a remote
 * declares the same keys with `import: false` and so can never bring a second React into the page.
 */
interface SharedModule {
  /** Key under which a remote imports it. */
  readonly key: string;
  /** Package whose installed version is announced. */
  readonly packageName: string;
  /** Module the shell provides instead of the package itself. */
  readonly facade?: string;
  /** A remote built against another major is refused instead of warned about. */
  readonly strict?: boolean;
}

const SHARED_MODULES: readonly SharedModule[] = [
  { key: 'react', packageName: 'react' },
  { key: 'react/jsx-runtime', packageName: 'react' },
  { key: 'react-dom', packageName: 'react-dom' },
  { key: 'react-dom/client', packageName: 'react-dom' },
  { key: 'react-redux', packageName: 'react-redux', facade: './src/shared/react-redux-facade.ts' },
  { key: '@reduxjs/toolkit', packageName: '@reduxjs/toolkit', facade: './src/shared/toolkit-facade.ts' },
  { key: '@reduxjs/toolkit/query/react', packageName: '@reduxjs/toolkit' },
  { key: 'react-router-dom', packageName: 'react-router-dom', facade: './src/shared/router-facade.ts' },
  { key: '@atoll/platform', packageName: '@atoll/platform', strict: true },
  { key: '@atoll/map/load-price-map', packageName: '@atoll/map' },
  { key: '@atoll/map/load-cluster-map', packageName: '@atoll/map' },
];

/** The installed version of a package; null where the app does not depend on it. */
export type VersionOf = (packageName: string) => string | null;

export interface SharedConfig {
  readonly [key: string]: {
    readonly singleton: true;
    readonly requiredVersion: string;
    readonly strictVersion: boolean;
    readonly version?: string;
    readonly eager?: boolean;
    readonly import?: false | string;
  };
}

interface Versioned {
  readonly shared: SharedModule;
  readonly version: string;
}

/** The shared modules among an app's dependencies. */
function sharedModules(versionOf: VersionOf): Versioned[] {
  return SHARED_MODULES.flatMap((shared) => {
    const version = versionOf(shared.packageName);
    return version === null ? [] : [{ shared, version }];
  });
}

function base({ shared: { strict = false }, version }: Versioned) {
  return { singleton: true, requiredVersion: `^${version}`, strictVersion: strict } as const;
}

/** What the shell provides: eager, so that its entry can start synchronously. */
export function providedModules(versionOf: VersionOf): SharedConfig {
  return Object.fromEntries(
    sharedModules(versionOf).map((module) => [
      module.shared.key,
      {
        ...base(module),
        version: module.version,
        eager: true,
        ...(module.shared.facade ? { import: module.shared.facade } : {}),
      },
    ]),
  );
}

/** What a remote consumes: never bundled, always the shell's. */
export function consumedModules(versionOf: VersionOf): SharedConfig {
  return Object.fromEntries(
    sharedModules(versionOf).map((module) => [module.shared.key, { ...base(module), import: false }]),
  );
}

/** What the shell gives to every remote: version by package name. */
export function providedVersions(versionOf: VersionOf): Record<string, string> {
  return Object.fromEntries(
    sharedModules(versionOf).map(({ shared, version }) => [shared.packageName, version]),
  );
}

/** What a remote needs from the shell: version range by package name. */
export function neededVersions(versionOf: VersionOf): Record<string, string> {
  return Object.fromEntries(
    sharedModules(versionOf).map(({ shared, version }) => [shared.packageName, `^${version}`]),
  );
}

/** The keys under which a remote may import what is shared. */
export const SHARED_KEYS: readonly string[] = SHARED_MODULES.map(({ key }) => key);

/** Keys of packages from the registry that are given whole: a dependency of a remote may take them as a whole. */
export const WHOLE_KEYS: readonly string[] = SHARED_MODULES.filter(
  ({ facade, packageName }) => !facade && !packageName.startsWith('@atoll/'),
).map(({ key }) => key);

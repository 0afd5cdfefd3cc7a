import { Type, type Static } from 'typebox';

/** The remotes of the site (PLT-01). The shell is not one of them: it composes them. */
export const REMOTES = ['mfe-hotels', 'mfe-tours', 'mfe-directory', 'mfe-marco', 'mfe-portal'] as const;
export type RemoteName = (typeof REMOTES)[number];

/** The version of the contract between the shell and the remotes; @atoll/platform's version equals it (PLT-06). */
export const CONTRACT_VERSION = '2.1.0';

/** A file of a release: its path inside the release folder, size and Subresource Integrity value. */
export const ReleaseFile = Type.Object({
  path: Type.String(),
  bytes: Type.Integer(),
  integrity: Type.String(),
});

/** What a release weighs, or may weigh: bytes after brotli, as they travel, and requests (PLT-11). */
export const ReleaseWeight = Type.Object({
  /** The script that the browser fetches first. */
  entryBytes: Type.Integer({ minimum: 0 }),
  /** Everything that a first visit to one of its pages loads: scripts and style sheets. */
  firstRouteBytes: Type.Integer({ minimum: 0 }),
  /** In how many requests it loads them; absent in releases that were stored before this was counted. */
  firstRouteRequests: Type.Optional(Type.Integer({ minimum: 0 })),
  /**
   * The most that one page of it loads: what the first visit needs, and what the largest part fetched on demand brings.
   * Absent in releases that were stored before this was weighed, and for the shell.
   */
  routeBytes: Type.Optional(Type.Integer({ minimum: 0 })),
  /** The scripts of the largest part fetched on demand, large libraries left out. Absent as `routeBytes` is. */
  screenBytes: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Every script and style sheet. A budget has it where nothing is said of what a page loads. */
  totalBytes: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type ReleaseWeight = Static<typeof ReleaseWeight>;

/** What the shell calls on every remote: the exports of its `./app` (PLT-06). */
export const LIFECYCLES = ['bootstrap', 'mount', 'unmount'] as const;

/** What a build writes as `release.json` beside its files, and what the registry keeps of it. */
export const Release = Type.Object({
  app: Type.String(),
  /** Hash of everything in the folder and of this record (release-text.ts); names `/releases/<app>/<hash>/`. */
  hash: Type.String({ pattern: '^[0-9a-f]{16}$' }),
  version: Type.String(),
  contract: Type.String(),
  /** Paths inside the release folder. */
  entry: Type.String(),
  manifest: Type.String(),
  /** What a first visit to this remote's pages needs, in loading order: scripts and style sheets. */
  preload: Type.Array(Type.String()),
  /** What is fetched on demand: scripts and style sheets that come together. Absent as `routeBytes` is. */
  parts: Type.Optional(Type.Array(Type.Array(Type.String()))),
  /** Those files of `parts` that hold large libraries only. */
  libraries: Type.Optional(Type.Array(Type.String())),
  files: Type.Array(ReleaseFile),
  /** Commit that it was built from; null outside a repository. */
  commit: Type.Union([Type.String({ pattern: '^[0-9a-f]{7,64}$' }), Type.Null()]),
  /** What it needs from the shell: a version range by the name of the shared module. */
  shared: Type.Record(Type.String(), Type.String()),
  /** The names that its code uses of the shared modules, by module; `*` where it takes a module as a whole. */
  uses: Type.Record(Type.String(), Type.Array(Type.String())),
  /** Version range of the federation runtime that it takes from the shell. */
  federation: Type.String(),
  /** Names that its exposed module gives to the shell; the lifecycles are among them. */
  exports: Type.Array(Type.String()),
  /** What it weighs, and what its team allows it to weigh. */
  sizes: ReleaseWeight,
  budget: ReleaseWeight,
});
export type Release = Static<typeof Release>;

/** One running remote as the browser sees it: absolute same-origin (or trusted) addresses. */
export const RegistryEntry = Type.Object({
  name: Type.String(),
  hash: Type.String(),
  version: Type.String(),
  contract: Type.String(),
  entry: Type.String(),
  manifest: Type.String(),
  preload: Type.Array(Type.String()),
  /** In a document: files of the chunks that its page shows besides, which the remote fetches by itself. */
  chunks: Type.Optional(Type.Array(Type.String())),
  /** Integrity by address, for scripts and style sheets. */
  integrity: Type.Record(Type.String(), Type.String()),
  /** True while the site counts how its first loads go, to take it back by itself where they fail. */
  watched: Type.Optional(Type.Boolean()),
});
export type RegistryEntry = Static<typeof RegistryEntry>;

/** The file in which Module Federation describes a remote's build. */
export const MANIFEST_FILE = 'mf-manifest.json';

/**
 * A remote as its dev server has it. Its bytes change with every save, so no integrity can hold them; what a first
 * visit needs is known to the manifest only.
 */
export function devServerEntry(name: string, manifest: string): RegistryEntry {
  const unknown = { version: 'dev', contract: 'dev', preload: [], integrity: {} };
  return { name, hash: 'dev-server', entry: manifest, manifest, ...unknown };
}

/** Answer of `GET /api/registry`, and the JSON block `#atoll-registry` in every document. */
export const Registry = Type.Object({ apps: Type.Array(RegistryEntry) });
export type Registry = Static<typeof Registry>;

/** The name a remote has inside Module Federation, where hyphens are not allowed. */
export function federationName(app: string): string {
  return app.replaceAll('-', '_');
}

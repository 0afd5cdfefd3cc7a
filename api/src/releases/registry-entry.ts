import type { RegistryEntry, Release } from '@atoll/contracts/registry';

const WITH_INTEGRITY = /\.(js|mjs|css)$/;

/** The address of a file of a release. */
function releaseUrl({ app, hash }: Pick<Release, 'app' | 'hash'>, path: string): string {
  return `/releases/${app}/${hash}/${path}`;
}

/** A release as the browser needs it: addresses instead of paths, integrity by address. */
export function toRegistryEntry(release: Release): RegistryEntry {
  const { app, hash, version, contract, entry, manifest, preload, files } = release;
  const integrity = files
    .filter(({ path }) => WITH_INTEGRITY.test(path))
    .map((file) => [releaseUrl(release, file.path), file.integrity] as const);
  return {
    name: app,
    hash,
    version,
    contract,
    entry: releaseUrl(release, entry),
    manifest: releaseUrl(release, manifest),
    preload: preload.map((path) => releaseUrl(release, path)),
    integrity: Object.fromEntries(integrity),
  };
}

import type { RegistryEntry } from '@atoll/contracts/registry';

function chunkOf(href: string): string {
  return href.slice(href.lastIndexOf('/') + 1).split('.')[0] ?? '';
}

/** The entry with the files of the named chunks. */
export function withChunks(entry: RegistryEntry, names: readonly string[] = []): RegistryEntry {
  const chunks = Object.keys(entry.integrity).filter((href) => names.includes(chunkOf(href)));
  return chunks.length > 0 ? { ...entry, chunks } : entry;
}

/**
 * A registry entry as a document says it: of the integrity only what the browser checks, which is that of the scripts
 * it fetches by itself. Hashes do not compress, and every page carries those of every remote.
 */
export function documentEntry(entry: RegistryEntry): RegistryEntry {
  const checked = new Set([entry.entry, ...entry.preload].filter((href) => !href.endsWith('.css')));
  const integrity = Object.entries(entry.integrity).filter(([href]) => checked.has(href));
  return { ...entry, integrity: Object.fromEntries(integrity) };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Files by kind (`js`, `css`), without those that come later: nobody asks the manifest for them. */
function firstAssets(assets: unknown): unknown {
  if (!isObject(assets)) return assets;
  const kinds = Object.entries(assets).map(([kind, files]) => [
    kind,
    isObject(files) ? { ...files, async: [] } : files,
  ]);
  return Object.fromEntries(kinds);
}

function firstFiles(exposed: unknown): unknown {
  return isObject(exposed) ? { ...exposed, assets: firstAssets(exposed.assets) } : exposed;
}

/** What a build says of itself, without its type archive and its plugin, which mean nothing to a browser. */
function buildFacts(metaData: unknown): unknown {
  // JSON leaves out what is undefined.
  return isObject(metaData) ? { ...metaData, types: undefined, pluginVersion: undefined } : metaData;
}

/**
 * A federation manifest as a document says it: without the names of files that come later, and without the list of
 * shared modules, the longest part. The runtime reads that to fetch a remote's own copies ahead, and ours bring none
 * along (PLT-07); what they need, their entry says again.
 */
export function documentManifest(manifest: unknown): unknown {
  if (!isObject(manifest)) return manifest;
  const { metaData, exposes } = manifest;
  return {
    ...manifest,
    metaData: buildFacts(metaData),
    shared: [],
    exposes: Array.isArray(exposes) ? exposes.map(firstFiles) : exposes,
  };
}

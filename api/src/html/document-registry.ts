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

/**
 * A federation manifest as a document says it: without the list of shared modules, the longest part. The runtime reads
 * it to fetch a remote's own copies ahead, and ours bring none along (PLT-07); what they need, their entry says again.
 */
export function documentManifest(manifest: unknown): unknown {
  return isObject(manifest) ? { ...manifest, shared: [] } : manifest;
}

import type { Release } from './registry';

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Everything that a release is, as one text: its files by their integrity, and its record. The first 16 hex digits of
 * its SHA-256 are the release's hash, so that what says something else of itself is another release.
 */
export function releaseText(record: Omit<Release, 'hash'> & Partial<Pick<Release, 'hash'>>): string {
  const { hash: _hash, ...hashed } = record;
  return JSON.stringify(hashed, inOrder);
}

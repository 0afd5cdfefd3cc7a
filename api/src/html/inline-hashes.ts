import { createHash } from 'node:crypto';

/** CSP sources for scripts or styles whose source stands in the document itself. */
export function cspHashes(sources: readonly string[]): string[] {
  return sources.map((source) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`);
}

/** What the server tells the browser about this deployment, in the document's `#atoll-settings` block. */
export interface Settings {
  readonly production: boolean;
  readonly analytics: boolean;
  /** Origins that a visitor may override a remote from; none in production. */
  readonly trustedOrigins?: readonly string[];
  /** The basemap of every map, where the deployment has one of its own: a PMTiles file, and whose data it is. */
  readonly basemap?: { readonly url: string; readonly attribution: string };
}

/** Reads a JSON block of the document; null where there is none (on the server, in a test, in a standalone remote). */
export function readJsonBlock<T>(id: string): T | null {
  const block = typeof document === 'undefined' ? null : document.getElementById(id);
  return block?.textContent ? (JSON.parse(block.textContent) as T) : null;
}

/** The deployment's settings; everything is off where the document says nothing. */
export function readSettings(): Settings {
  return readJsonBlock<Settings>('atoll-settings') ?? { production: false, analytics: false };
}

/** What the server tells the browser about this deployment, in the document's `#atoll-settings` block. */
export interface Settings {
  readonly production: boolean;
  readonly analytics: boolean;
  /** Origins that a visitor may override a remote from; none in production. */
  readonly trustedOrigins?: readonly string[];
}

/** Reads a JSON block of the document; null where the document has none (a test, a standalone remote). */
export function readJsonBlock<T>(id: string): T | null {
  const block = document.getElementById(id);
  return block?.textContent ? (JSON.parse(block.textContent) as T) : null;
}

/** The deployment's settings; everything is off where the document says nothing. */
export function readSettings(): Settings {
  return readJsonBlock<Settings>('atoll-settings') ?? { production: false, analytics: false };
}

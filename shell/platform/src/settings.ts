import type { SiteSettings } from '@atoll/contracts/site-settings';

export type Settings = SiteSettings;

/** Reads a JSON block of the document; null where there is none (on the server, in a test, in a standalone remote). */
export function readJsonBlock<T>(id: string): T | null {
  const block = typeof document === 'undefined' ? null : document.getElementById(id);
  return block?.textContent ? (JSON.parse(block.textContent) as T) : null;
}

/** Where nothing is said of the deployment. */
export const NO_SETTINGS: Settings = { production: false, analytics: false };

/** The deployment's settings; everything is off where the document says nothing. */
export function readSettings(): Settings {
  return readJsonBlock<Settings>('atoll-settings') ?? NO_SETTINGS;
}

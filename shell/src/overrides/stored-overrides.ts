import { sitePath } from '@atoll/contracts/site-path';

const KEY = 'mfe-overrides';
const PARAMETER = 'mfe-override';

/** Address of a manifest by remote: what this browser loads instead of what the registry says. */
export type StoredOverrides = Readonly<Record<string, string>>;

/** What this browser keeps; nothing where storage is closed or holds something else. */
export function storedOverrides(): StoredOverrides {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
    );
  } catch {
    // Storage may be forbidden, or its text not ours: either way nothing is overridden.
    return {};
  }
}

/** Keeps an override, or with null forgets it. */
export function storeOverride(app: string, manifest: string | null): void {
  const others = Object.entries(storedOverrides()).filter(([name]) => name !== app);
  const next = manifest === null ? others : [...others, [app, manifest]];
  if (next.length === 0) window.localStorage.removeItem(KEY);
  else window.localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(next)));
}

/** The override that this address asks for, as `name@target`; null where it asks for none. */
export function askedOverride(): string | null {
  return new URLSearchParams(window.location.search).get(PARAMETER);
}

/** This page's address without the question, and never one of another site. */
export function addressWithoutOverride(): string {
  const url = new URL(window.location.href);
  url.searchParams.delete(PARAMETER);
  return sitePath(url.pathname + url.search + url.hash);
}

/** True where this visit has anything to do with overrides; for everybody else none of their code is loaded. */
export function concernsOverrides(): boolean {
  return askedOverride() !== null || Object.keys(storedOverrides()).length > 0;
}

import type { LazyPart } from './lazy-part';

type Fetched = Pick<LazyPart<never>, 'fetch'>;

/** Fetches the code of a part that will probably be drawn. Drawing it asks again, and shows what went wrong. */
export function fetchEarly({ fetch }: Fetched): void {
  fetch().catch(() => undefined);
}

/**
 * Fetches the code of everything that a URL shows, by the names of its chunks: on the server and before hydration, which
 * must draw alike, and because a part that arrived later would move the page. Resolves to these names.
 */
export async function fetchParts(parts: Readonly<Record<string, Fetched>>): Promise<string[]> {
  await Promise.all(Object.values(parts).map((part) => part.fetch()));
  return Object.keys(parts);
}

import type { RegistryEntry } from '@atoll/contracts/registry';

type Files = Pick<RegistryEntry, 'preload' | 'integrity' | 'chunks'>;

/** Fetches a script or a style sheet without running it, once in a document. */
function addLink(
  href: string,
  rel: 'preload' | 'prefetch',
  attributes: Readonly<Record<string, string>>,
): void {
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = rel;
  link.setAttribute('as', href.endsWith('.css') ? 'style' : 'script');
  link.setAttribute('fetchpriority', 'low');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  link.href = href;
  document.head.append(link);
}

/**
 * Fetches what a remote's first page needs without running it: for this page, or with `prefetch` for the next one. Links
 * must say what the files are later asked for with, or everything is fetched twice: federation asks with CORS and for
 * scripts with their integrity, the remote itself asks for its chunks with neither.
 */
export function fetchAhead(
  { preload, integrity, chunks = [] }: Files,
  rel: 'preload' | 'prefetch' = 'preload',
): void {
  for (const href of preload) {
    const expected = href.endsWith('.css') ? undefined : integrity[href];
    addLink(href, rel, { crossorigin: 'anonymous', ...(expected ? { integrity: expected } : {}) });
  }
  for (const href of chunks) addLink(href, rel, {});
}

/**
 * Fetches a script or a style sheet of a remote without running it, once in a document: for this page, or with
 * `prefetch` for the next one. `integrity` is what the script is later asked for with.
 */
export function addPreload(href: string, integrity: string | undefined, rel = 'preload'): void {
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = rel;
  const isScript = !href.endsWith('.css');
  link.setAttribute('as', isScript ? 'script' : 'style');
  link.setAttribute('fetchpriority', 'low');
  // Must equal what the federation runtime and the chunk loader ask with, or everything is fetched twice.
  link.crossOrigin = 'anonymous';
  if (integrity && isScript) link.setAttribute('integrity', integrity);
  link.href = href;
  document.head.append(link);
}

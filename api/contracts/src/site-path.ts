/** Stands where an address of the site has no host. */
const NOWHERE = 'http://site.invalid';
/** What a URL parser takes for the beginning of a host, or leaves out. */
const LEADING = /^[/\\\t\n\r]*/;
/** Longer than the path of any page, and what the server's router reads. */
const PATH_MAX_LENGTH = 500;

/**
 * An address inside the site as a URL, whatever stands in it: its path begins with exactly one slash, because with two
 * it would be the address of another site. Never throws; its origin means nothing.
 */
export function siteUrl(address: string): URL {
  const url = new URL(address.replace(LEADING, '/'), NOWHERE);
  // Steps up, as in `/x/..//host`, may have brought another one to the front.
  url.pathname = url.pathname.replace(LEADING, '/');
  return url;
}

/** The same as text, with query and fragment: to link, go or redirect to. */
export function sitePath(address: string): string {
  const { pathname, search, hash } = siteUrl(address);
  return pathname + search + hash;
}

/** Whether an address can be one of a page: its path is not too long, and encoded as paths are. */
export function isReadableAddress(address: string): boolean {
  const path = address.split('?', 1)[0] ?? '';
  if (path.length > PATH_MAX_LENGTH) return false;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * The normal form of a path: one slash between its parts and none at its end. Every page has one address, whichever way
 * somebody writes it. What lies in the case of its letters, only who knows the pages can say (`site-routes.ts`).
 */
export function normalPathname(pathname: string): string {
  const slashes = pathname.replace(/\/{2,}/g, '/');
  return slashes === '/' ? slashes : slashes.replace(/\/$/, '');
}

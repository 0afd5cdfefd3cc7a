/** Stands where an address of the site has no host. */
const NOWHERE = 'http://site.invalid';
/** What a URL parser takes for the beginning of a host, or leaves out. */
const LEADING = /^[/\\\t\n\r]*/;

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

const RESERVED = /^\/(api|releases|assets|media)(\/|$)/;

/** True for addresses of data and files. What does not exist there is answered with the error envelope, not a page. */
export function isReservedPath(path: string): boolean {
  return RESERVED.test(path);
}

/** The path of a request's address, without its query, as it was sent (percent-encoded). */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}

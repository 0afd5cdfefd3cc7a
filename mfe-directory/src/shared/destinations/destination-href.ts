/** The page of a country, by its slug. */
export function destinationHref(slug: string): string {
  return `/destination/${encodeURIComponent(slug)}`;
}

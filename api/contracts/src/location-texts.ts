/** What is wrong with a search for a location, in the specification's words (HOM-30, HOM-31, HOM-32). */
export const LOCATION_TEXTS = {
  noneValid: 'No valid locations found',
  noneFor: (query: string) => `No locations found for "${query}"`,
  failed: 'Failed to search location. Please try again.',
  status: (status: number) => `Search failed: ${status}`,
  format: 'Invalid response format',
  coordinates: 'Invalid coordinates received',
} as const;

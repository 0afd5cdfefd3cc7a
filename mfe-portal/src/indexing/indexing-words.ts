/** What the page and the portal's screen are called. */
export const INDEXING = {
  heading: 'Indexing',
  lede: 'Tell search engines which pages are new, changed or gone.',
} as const;

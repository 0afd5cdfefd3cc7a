import { definePage } from './page';
import { text, wholeNumber } from './params';

/** Every country that can be visited; `region` is a part of the world. */
export const destinationsPage = definePage({
  pattern: '/destinations',
  app: 'mfe-directory',
  access: 'public',
  cache: 'kept',
  title: 'Destinations',
  params: { q: text(), region: text() },
});

/** A country with its cities and agents; words, a part of it and a page narrow the list of all its cities (DES-12). */
export const destinationPage = definePage({
  pattern: '/destination/:countrySlug',
  app: 'mfe-directory',
  access: 'public',
  cache: 'kept',
  title: 'Destination',
  params: { q: text(), region: text(), page: wholeNumber({ min: 1, fallback: 1 }) },
});
